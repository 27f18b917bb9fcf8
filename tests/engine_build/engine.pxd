cimport cython
cdef extern from *:
    ctypedef short tiny "signed char"

from libc.math cimport exp
from libc.math cimport log
from libc.math cimport sqrt
cdef unsigned long long WORD_BITS
cdef unsigned long long STRIDE
cdef unsigned long long FIRST_FACTOR
cdef unsigned long long SECOND_FACTOR
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Generator:
    cdef public unsigned long long word
    @cython.locals(word=cython.ulonglong, first=cython.ulonglong, second=cython.ulonglong, drawn=cython.ulonglong)
    cpdef int below(self, int limit) noexcept
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Components:
    cdef public int card_count
    cdef public tiny[260] cost
    cdef public short[65] cost_bits
    cdef public tiny[65] workers_to_pay
    cdef public tiny[65] edges
    cdef public tiny[65] guild
    cdef public tiny[65] bonus
    cdef public tiny[65] scoring
    cdef public tiny[65] value
    cdef public tiny[65] shield
    cdef public tiny[4] worker_coins
    cdef public tiny[4] worker_resources
    cdef public tiny[24] worker_prices
    cdef public int players
    cdef public int lower_slots
    cdef public tiny[5] slot_price
    cdef public tiny[5] slots_by_price
    cdef public int slots_in_use
    cdef public tiny[4] spots
    cdef public tiny[12] character_points
    cdef public tiny[12] character_guild
    cdef public int traveller_points_on_square
    pass
@cython.no_gc
@cython.freelist(64)
cdef class State:
    cdef public Components components
    cdef public int players
    cdef public tiny[4] hand
    cdef public tiny[4] supply
    cdef public tiny[4] coin_count
    cdef public tiny[20] coins
    cdef public tiny[4] project_count
    cdef public tiny[12] projects
    cdef public tiny[16] lower
    cdef public tiny[16] upper
    cdef public tiny[64] deck
    cdef public int deck_bottom
    cdef public int deck_count
    cdef public tiny[6] row
    cdef public tiny[64] seen
    cdef public tiny[12] holder
    cdef public tiny[4] pile_count
    cdef public tiny[12] pile
    cdef public tiny[12] character_seen
    cdef public int city_count
    cdef public tiny[23] city_card
    cdef public tiny[23] city_x
    cdef public tiny[23] city_y
    cdef public tiny[23] city_owner
    cdef public tiny[4] spot
    cdef public tiny[4] city_workers
    cdef public int frontier_count
    cdef public tiny[48] frontier_x
    cdef public tiny[48] frontier_y
    cdef public tiny[48] frontier_touched
    cdef public tiny[48] frontier_streets
    cdef public int first_player
    cdef public int turn
    cdef public int turn_seat
    cdef public int recovered
    cdef public int cheater_used
    cdef public int bookkeeper_used
    cdef public int end_trigger
    cdef public int decision
    cdef public int decider
    cdef public int resume
    cdef public int played_card
    cdef public int project_to_place
    cdef public int building_seat
    cdef public int bonus_sources
    cdef public int shuffling_guild
    cdef public unsigned long long chance
    cdef public int explicit_chance
    cdef public int disclosed
    cdef public list events
    cdef public short[96] legal
    cdef public int legal_count
    pass
@cython.no_gc
@cython.final
cdef class Game(State):
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Sheet:
    cdef public signed char[::1] text
    cdef public int length
    cdef public object paper
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Network:
    cdef public int is_learned
    cdef public double[10240] seat_weights
    cdef public double[64] seat_bias
    cdef public double[8192] table_weights
    cdef public double[32] table_bias
    cdef public double[1024] whole_weights
    cdef public double[256] out_weights
    cdef public double[8] out_bias
    cdef public double[320] direct_weights
    cdef public double[640] inputs
    cdef public double[32] table_inputs
    cdef public double[64] seat_units
    cdef public double[32] table_units
    cdef public double[8] results
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Evaluator:
    cdef public double[792] weights
    cdef public double[792] points_weights
    cdef public double[55] policy
    cdef public double[65] card_worth
    cdef public double margin_share
    cdef public Network network
    cdef public double[176] features
    cdef public double[4] value
    cdef public double[4] win_share
    cdef public double[4] points
    cdef public tiny[24] rows
    cdef public tiny[48] columns
    cdef public tiny[4] guild_cards
    cdef public int diamonds
    cdef public tiny[23] reacting
    cdef public int reacting_count
    cdef public tiny[16] owned
    cdef public short[4] owned_bits
    cdef public double[4] lack
    cdef public tiny[4] useful
    cdef public double worst_project
    cdef public int fitting_for
    cdef public int fitting
    cdef public int[::1] fitting_kinds
    cdef public double[4] resource_score
    cdef public double[6] row_score
    cdef public double[6] row_worth
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Tree:
    cdef public int capacity
    cdef public int count
    cdef public int[::1] meaning
    cdef public int[::1] first_child
    cdef public int[::1] next_sibling
    cdef public int[::1] visits
    cdef public int[::1] offers
    cdef public double[::1] prior
    cdef public double[::1] worth
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Mcts:
    cdef public Evaluator evaluator
    cdef public Game root
    cdef public Game state
    cdef public Generator generator
    cdef public double exploration
    cdef public double prior_temperature
    cdef public double widening
    cdef public int playout_turns
    cdef public double early_share
    cdef public double spread
    cdef public int depth_limit
    cdef public int judged_after
    cdef public double judged_temperature
    cdef public int[::1] forced
    cdef public int forced_count
    cdef public int[::1] path
    cdef public int depth
    cdef public int[::1] marks
    cdef public int mark
    cdef public double[96] priors
    cdef public double[96] judged
    cdef public double[4] early
    cdef public Game tried
    cdef public double[4] wins
    cdef public double[4] scores
    cdef public int deepest
    cdef public int decisions
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Lookahead:
    cdef public Evaluator evaluator
    cdef public double[96] values
    cdef public Game state
    cdef public double policy_share
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Observer:
    cdef public tiny[2080] faces
    cdef public int[::1] fitting_kinds
    cdef public int[::1] standing
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Opponents:
    cdef public int kind
    cdef public Generator generator
    cdef public Evaluator evaluator
    cdef public Lookahead lookahead
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class Batch:
    cdef public list games
    cdef public int size
    cdef public Observer observer
    cdef public Opponents opponents
    cdef public int reward
    cdef public int most_turns
    cdef public int shaping
    cdef public double discount
    cdef public int[::1] own_seats
    cdef public int[::1] actors
    cdef public double[::1] potentials
    cdef public signed char[::1] finished
    cdef public signed char[::1] observations
    cdef public signed char[::1] masks
    cdef public int[::1] legal
    cdef public int[::1] legal_counts
    cdef public int[::1] written
    cdef public int[::1] seats
    cdef public double[::1] rewards
    cdef public signed char[::1] terminated
    cdef public signed char[::1] truncated
    cdef public signed char[::1] illegal
    cdef public int[::1] standing
    cdef public int[::1] city_keys
    cdef public int[::1] holder_keys
    pass
@cython.no_gc
@cython.final
@cython.freelist(64)
cdef class AfterstateWriter:
    cdef public Observer observer
    cdef public Evaluator evaluator
    cdef public Game scratch
    cdef public int finishes_turn
    cdef public signed char[::1] observations
    cdef public double[::1] features
    pass
@cython.locals(target=Components)
cpdef Components copy_of_components(Components source)
cpdef void copy_state(State source, State target) noexcept
cpdef void show_face(State state, int card) noexcept
cpdef void tell(State state, int kind, int seat, int first=*, int second=*, int third=*, int fourth=*) noexcept
cpdef void append_event(State state, int kind, int seat, int first, int second, int third, int fourth) noexcept
cpdef int draw_from_deck(State state) noexcept
cpdef void put_on_deck(State state, int card) noexcept
cpdef void put_under_deck(State state, int card) noexcept
cpdef void gain_coins(State state, int seat, int amount, int source) noexcept
cpdef int newest_coin(State state, int seat) noexcept
cpdef void return_coins(State state, int seat, int amount) noexcept
cpdef int cheapest_free_slot(State state, int resource) noexcept
cpdef bint has_worker_in(State state, int seat, int resource, int slot) noexcept
cpdef int cheapest_own_slot(State state, int seat, int resource) noexcept
cpdef int workers_on(State state, int seat, int resource) noexcept
cpdef int workers_on_board(State state, int seat) noexcept
cpdef void enter_slot(State state, int seat, int resource, int slot) noexcept
cpdef void leave_slot(State state, int seat, int resource, int slot) noexcept
cpdef int place_worker(State state, int seat, int resource) noexcept
cpdef void spend_resource(State state, int seat, int resource) noexcept
cpdef void take_worker_back(State state, int seat, int resource, int slot) noexcept
cpdef void move_worker(State state, int seat, int resource, int slot, int target) noexcept
cpdef int cell_of(int x, int y) noexcept
cpdef int opposite(int direction) noexcept
cpdef int step_x(int direction) noexcept
cpdef int step_y(int direction) noexcept
cpdef int index_at(State state, int x, int y) noexcept
cpdef int direction_of(int dx, int dy) noexcept
cpdef int neighbour(State state, int index, int direction) noexcept
cpdef bint has_street(State state, int index, int direction) noexcept
cpdef bint fits(State state, int card, int frontier) noexcept
cpdef bint fits_anywhere(State state, int card) noexcept
cpdef int frontier_at(State state, int x, int y) noexcept
cpdef int frontier_of_cell(State state, int cell) noexcept
cpdef void close_cell(State state, int frontier) noexcept
cpdef int open_cell(State state, int x, int y) noexcept
cpdef void put_in_city(State state, int card, int x, int y, int owner) noexcept
cpdef void enter_city(State state, int seat) noexcept
cpdef void found_city(State state) noexcept
cpdef int adjacent_cards(State state, int index) noexcept
cpdef int project(State state, int seat, int index) noexcept
cpdef void add_project(State state, int seat, int card) noexcept
cpdef int remove_project(State state, int seat, int index) noexcept
cpdef bint has_too_many_projects(State state, int seat) noexcept
cpdef void discard_project(State state, int seat, int index) noexcept
cpdef void take_from_row(State state, int seat, int position) noexcept
cpdef void fill_row(State state) noexcept
cpdef void refill_row(State state) noexcept
cpdef int row_length(State state) noexcept
cpdef bint can_afford(State state, int seat, int card) noexcept
cpdef bint can_build(State state, int seat, int index) noexcept
cpdef bint can_build_any(State state, int seat) noexcept
cpdef void pay_cost(State state, int seat, int card) noexcept
cpdef int resources_shown(State state, int seat, int worker) noexcept
cpdef int slot_price(State state, int seat, int slot) noexcept
cpdef int dearest_slot(State state, int seat) noexcept
cpdef bint may_take_second_resource(State state, int seat) noexcept
cpdef bint can_cheat(State state, int seat) noexcept
cpdef void cheat(State state, int seat) noexcept
cpdef int recovery_price(State state, int seat) noexcept
cpdef bint can_swap(State state, int seat) noexcept
cpdef void swap(State state, int seat, int index, int position) noexcept
cpdef int coins_shown(State state, int seat, int worker) noexcept
cpdef void collect_tax(State state, int payer) noexcept
cpdef void receive_gift(State state, int seat) noexcept
cpdef bint needs_no_street(State state, int seat) noexcept
cpdef int answering_builder(State state, int builder) noexcept
cpdef bint is_on_main_square(State state, int seat) noexcept
cpdef bint may_travel(State state, int seat) noexcept
cpdef bint can_travel_to(State state, int seat, int resource) noexcept
cpdef void travel(State state, int seat, int resource) noexcept
cpdef int character_points(State state, int character) noexcept
cpdef bint may_use_powers(State state, int seat) noexcept
cpdef bint has_usable_power(State state, int seat) noexcept
cpdef void pay(State state, int seat, int amount, int purpose) noexcept
cpdef int cards_in_row(State state, int y) noexcept
cpdef int cards_in_column(State state, int x) noexcept
cpdef int cards_of_guild(State state, int guild) noexcept
cpdef int diamond_cards(State state) noexcept
cpdef int adjacent_shields(State state, int index) noexcept
cpdef int card_points(State state, int index) noexcept
cpdef int score_of(State state, int seat) noexcept
cpdef int winner_of(State state) noexcept
cpdef void ask(State state, int decision, int seat) noexcept
cpdef void pick_resource(State state, int seat, int resource) noexcept
cpdef void begin_turn(State state) noexcept
cpdef void finish_action(State state) noexcept
cpdef bint can_still_use_power(State state, int seat) noexcept
cpdef void end_turn(State state) noexcept
cpdef void pass_turn(State state) noexcept
cpdef void close_empty_question(State state) noexcept
cpdef void take_back(State state, int seat, int resource, int slot) noexcept
cpdef void pick_up_worker_cards(State state, int seat) noexcept
cpdef void recover(State state, int seat) noexcept
cpdef void play_worker_card(State state, int seat, int worker) noexcept
cpdef void play_for_coins(State state, int seat, int worker) noexcept
cpdef void obtain_resource(State state, int seat, int resource) noexcept
cpdef void play_for_resource(State state, int seat, int worker, int resource) noexcept
cpdef void take_second_resource(State state, int seat, int resource) noexcept
cpdef void decline_second_resource(State state, int seat) noexcept
cpdef void play_for_building(State state, int seat, int worker, int position) noexcept
cpdef void discard(State state, int seat, int index) noexcept
cpdef void build(State state, int seat, int index) noexcept
cpdef void place(State state, int seat, int frontier) noexcept
@cython.locals(is_building=cython.bint)
cpdef int bonus_sources(State state, int seat) noexcept
cpdef int bonus_card(State state, int source) noexcept
cpdef int card_in_question(State state) noexcept
cpdef void use_bonus(State state, int seat, int kind) noexcept
cpdef void use_worker_bonus(State state, int seat, int kind, int resource) noexcept
cpdef void use_coin_bonus(State state, int seat) noexcept
cpdef void use_transform_bonus(State state, int seat, int resource, int slot, int target) noexcept
cpdef void close_bonuses(State state) noexcept
cpdef void gain_character(State state) noexcept
cpdef void return_characters(State state, int guild) noexcept
cpdef int shuffle_outcomes(State state) noexcept
cpdef void shuffle_pile(State state, int outcome) noexcept
cpdef void move_to_top(State state, int start, int space, int chosen) noexcept
cpdef void take_top_character(State state, int guild) noexcept
@cython.locals(by_turn_player=cython.bint)
cpdef void finish_build(State state) noexcept
cpdef void decline_to_build(State state, int seat) noexcept
cpdef void use_cheater(State state, int seat) noexcept
cpdef void use_bookkeeper(State state, int seat, int index, int position) noexcept
cpdef void use_traveller(State state, int seat, int resource) noexcept
cpdef void offer(State state, int action) noexcept
cpdef void list_legal(State state) noexcept
cpdef void list_choices(State state) noexcept
@cython.locals(free=cython.bint)
cpdef void offer_first_resources(State state) noexcept
cpdef void offer_turn(State state, int seat) noexcept
cpdef void offer_worker_card(State state, int seat, int worker, int affordable, int row) noexcept
cpdef bint can_recover(State state, int seat) noexcept
cpdef int affordable_resources(State state, int seat) noexcept
cpdef void offer_second_resource(State state, int seat) noexcept
cpdef void offer_builds(State state, int seat) noexcept
cpdef void offer_cells(State state) noexcept
cpdef void offer_bonuses(State state, int seat) noexcept
cpdef void offer_bonus(State state, int seat, int kind) noexcept
cpdef void offer_transforms(State state, int seat) noexcept
cpdef void offer_powers(State state, int seat) noexcept
cpdef bint can_take_back_now(State state) noexcept
cpdef void offer_workers(State state, int seat) noexcept
cpdef bint is_allowed(State state, int seat, int action) noexcept
cpdef bint may_take_back(State state, int seat, int action) noexcept
@cython.locals(generator=Generator)
cpdef void apply_action(State state, int seat, int action) noexcept
cpdef void carry_out(State state, int seat, int action) noexcept
cpdef void carry_out_early(State state, int seat, int action) noexcept
cpdef void carry_out_bonus(State state, int seat, int action) noexcept
cpdef void carry_out_done(State state, int seat) noexcept
@cython.locals(generator=Generator)
cpdef void resample(State state, unsigned long long seed) noexcept
cpdef int drawn_member(unsigned long long members, Generator generator, int count) noexcept
@cython.locals(bit=cython.ulonglong, left=cython.ulonglong)
cpdef void resample_cards(State state, Generator generator) noexcept
@cython.locals(bit=cython.ulonglong, left=cython.ulonglong)
cpdef void resample_unseen_characters(State state, int guild, Generator generator) noexcept
@cython.locals(bit=cython.ulonglong, left=cython.ulonglong)
cpdef void resample_seen_characters(State state, int guild, Generator generator) noexcept
@cython.locals(other=Game)
cpdef Game copy_of(Game game)
cpdef bytes written_view(Game game)
cpdef bytes written_legal(Game game, int seats)
cpdef void write(Sheet sheet, bytes text) noexcept
cpdef void write_character(Sheet sheet, int character) noexcept
cpdef void write_number(Sheet sheet, int number) noexcept
cpdef void write_or_null(Sheet sheet, int number) noexcept
cpdef void write_flag(Sheet sheet, int flag) noexcept
cpdef void open_list(Sheet sheet) noexcept
cpdef void separate(Sheet sheet) noexcept
cpdef void close_list(Sheet sheet) noexcept
cpdef void write_view(Sheet sheet, Game game) noexcept
cpdef void write_players(Sheet sheet, Game game) noexcept
cpdef void write_worker_cards(Sheet sheet, int cards) noexcept
cpdef void write_projects(Sheet sheet, Game game, int seat) noexcept
cpdef void write_characters(Sheet sheet, Game game, int seat) noexcept
cpdef void write_board(Sheet sheet, Game game) noexcept
cpdef void write_row(Sheet sheet, Game game) noexcept
cpdef void write_piles(Sheet sheet, Game game) noexcept
cpdef void write_city(Sheet sheet, Game game) noexcept
cpdef void write_spots(Sheet sheet, Game game) noexcept
cpdef void write_decision(Sheet sheet, Game game) noexcept
cpdef void write_bonuses(Sheet sheet, Game game) noexcept
cpdef void write_source(Sheet sheet, int source) noexcept
@cython.locals(is_first=cython.bint)
cpdef void write_legal(Sheet sheet, Game game, int seats) noexcept
cpdef void write_actions(Sheet sheet, Game game, int seat) noexcept
@cython.locals(generator=Generator)
cpdef int play_randomly(Game game, unsigned long long seed, int limit) noexcept
@cython.locals(child=Game)
cpdef int count_decisions(Game game, int depth) noexcept
@cython.locals(other=Game)
cpdef int copy_many(Game game, int times) noexcept
cpdef void run_network(Network network, int players, int first) noexcept
cpdef void look_at_seat(Network network, int seat, int place) noexcept
cpdef int bits_in(int word) noexcept
cpdef void count_city(Evaluator evaluator, State state) noexcept
cpdef int shields_beside(State state, int x, int y) noexcept
cpdef int points_at(Evaluator evaluator, State state, int card, int frontier) noexcept
cpdef double best_place(Evaluator evaluator, State state, int card) noexcept
cpdef void count_resources(Evaluator evaluator, State state) noexcept
cpdef void count_resources_of(Evaluator evaluator, State state, int seat) noexcept
cpdef int missing_resources(Evaluator evaluator, State state, int seat, int card) noexcept
cpdef void compute_features(Evaluator evaluator, State state) noexcept
@cython.locals(ends=cython.bint)
cpdef void seat_features(Evaluator evaluator, State state, int seat, int start, int rival) noexcept
cpdef void project_features(Evaluator evaluator, State state, int seat, int start) noexcept
cpdef void growth_features(Evaluator evaluator, State state, int seat, int start) noexcept
cpdef int open_sides_of(State state, int index) noexcept
cpdef int phase_of(State state) noexcept
cpdef void judge_by_features(Evaluator evaluator, State state) noexcept
@cython.locals(network=Network)
cpdef void compute_inputs(Evaluator evaluator, State state) noexcept
@cython.locals(network=Network)
cpdef void table_inputs(Evaluator evaluator, State state) noexcept
cpdef double points_of_top(State state, int guild) noexcept
@cython.locals(network=Network)
cpdef void seat_inputs(Evaluator evaluator, State state, int seat, int start) noexcept
@cython.locals(network=Network)
cpdef void row_inputs(Evaluator evaluator, State state, int seat, int start) noexcept
@cython.locals(network=Network)
cpdef void both_projects(Evaluator evaluator, State state, int seat, int start) noexcept
@cython.locals(network=Network)
cpdef void project_inputs(Evaluator evaluator, State state, int seat, int card, int place) noexcept
@cython.locals(network=Network, won=cython.double, is_ready=cython.bint)
cpdef void ending_inputs(Evaluator evaluator, State state, int seat, int start) noexcept
cpdef int most_points(Evaluator evaluator, State state, int card) noexcept
@cython.locals(network=Network)
cpdef void evaluate(Evaluator evaluator, State state) noexcept
@cython.locals(network=Network)
cpdef void judge_by_network(Evaluator evaluator, State state) noexcept
cpdef void share_chances(Evaluator evaluator, int players) noexcept
cpdef void evaluate_end(Evaluator evaluator, State state) noexcept
cpdef void blend(Evaluator evaluator, int players) noexcept
cpdef void prepare(Evaluator evaluator, State state, int seat) noexcept
cpdef void prepare_next(Evaluator evaluator, State state, int seat) noexcept
cpdef void find_fitting_edges(Evaluator evaluator, State state) noexcept
cpdef bint fits_somewhere(Evaluator evaluator, State state, int card) noexcept
cpdef void prepare_turn(Evaluator evaluator, State state, int seat) noexcept
cpdef double action_score(Evaluator evaluator, State state, int seat, int action) noexcept
cpdef double coins_score(Evaluator evaluator, State state, int seat, int worker) noexcept
cpdef int hand_strength(int hand) noexcept
cpdef double project_worth(Evaluator evaluator, State state, int seat, int index) noexcept
cpdef double build_score(Evaluator evaluator, State state, int seat, int index) noexcept
cpdef double second_score(Evaluator evaluator, State state, int seat, int resource) noexcept
@cython.locals(score=cython.double)
cpdef double placement_score(Evaluator evaluator, State state, int seat, int cell) noexcept
cpdef double take_back_score(Evaluator evaluator, State state, int seat, int place) noexcept
@cython.locals(idle=cython.bint)
cpdef double bonus_score(Evaluator evaluator, State state, int seat, int action) noexcept
@cython.locals(room=cython.bint, late=cython.bint)
cpdef double power_score(Evaluator evaluator, State state, int seat, int action) noexcept
cpdef int best_action(Evaluator evaluator, State state) noexcept
cpdef int noisy_action(Evaluator evaluator, State state, Generator generator, double spread) noexcept
@cython.locals(is_forced=cython.bint)
cpdef int next_noisy_action(Evaluator evaluator, State state, Generator generator, double spread) noexcept
@cython.locals(word=cython.ulonglong, noise=cython.ulonglong, drawn=cython.int)
cpdef int best_with_noise(Evaluator evaluator, State state, Generator generator, double spread) noexcept
cpdef void finish_turn(Evaluator evaluator, State state) noexcept
cpdef void finish_turn_number(Evaluator evaluator, State state, int turn) noexcept
cpdef bint is_quiet(State state) noexcept
cpdef int play_out(Evaluator evaluator, State state, Generator generator, int turns, double spread) noexcept
cpdef int add_node(Tree tree, int meaning, double prior) noexcept
cpdef void add_child(Tree tree, int parent, int child) noexcept
cpdef int meaning_of(State state, int action) noexcept
cpdef int copy_subtree(Tree source, int node, Tree target) noexcept
cpdef int child_of(Tree tree, int node, int meaning) noexcept
cpdef void run_iterations(Mcts mcts, Tree tree, int times) noexcept
@cython.locals(state=Game, word=cython.ulonglong)
cpdef void begin_iteration(Mcts mcts) noexcept
@cython.locals(state=Game, is_new=cython.bint)
cpdef void run_iteration(Mcts mcts, Tree tree) noexcept
@cython.locals(evaluator=Evaluator, looks_early=cython.bint)
cpdef void judge_new_node(Mcts mcts, Game state) noexcept
cpdef int select_child(Mcts mcts, Tree tree, int node, Game state) noexcept
@cython.locals(evaluator=Evaluator)
cpdef void judge_children(Mcts mcts, Tree tree, int node, Game state) noexcept
@cython.locals(evaluator=Evaluator)
cpdef double judge_child(Mcts mcts, Tree tree, int node, Game state, int action) noexcept
cpdef int best_untried(Mcts mcts, Game state, int seat, bint must) noexcept
cpdef void backpropagate(Mcts mcts, Tree tree, int players) noexcept
cpdef void run_uct_iterations(Mcts mcts, Tree tree, int times) noexcept
@cython.locals(state=Game, is_new=cython.bint)
cpdef void run_uct_iteration(Mcts mcts, Tree tree) noexcept
cpdef int select_uct_child(Mcts mcts, Tree tree, int node, Game state) noexcept
@cython.locals(evaluator=Evaluator, state=Game, generator=Generator, word=cython.ulonglong)
cpdef int look_ahead(Lookahead lookahead, Game game, unsigned long long seed, int times) noexcept
cpdef bint is_idle(Game game, int seat, int action) noexcept
cpdef void clear_mask(signed char[::1] out, int start) noexcept
cpdef void write_mask(State state, signed char[::1] out) noexcept
cpdef void observe(Observer observer, State state, int seat, signed char[::1] out, int start) noexcept
cpdef void count_standing(Observer observer, State state) noexcept
cpdef void observe_counted(Observer observer, State state, int seat, signed char[::1] out, int start, int written) noexcept
cpdef int seats_between(State state, int seat, int other) noexcept
cpdef int fitting_edges(Observer observer, State state) noexcept
cpdef void write_face(Observer observer, int card, signed char[::1] out, int place) noexcept
cpdef void observe_player(Observer observer, State state, int seat, signed char[::1] out, int place) noexcept
cpdef void observe_projects(Observer observer, State state, int seat, int fitting, signed char[::1] out, int start, int distance) noexcept
cpdef void write_card(Observer observer, State state, int card, int fitting, signed char[::1] out, int place) noexcept
cpdef void observe_board(State state, int seat, signed char[::1] out, int start) noexcept
cpdef void observe_piles(State state, signed char[::1] out, int place) noexcept
cpdef void observe_decision(State state, signed char[::1] out, int place) noexcept
cpdef void observe_city(Observer observer, State state, int seat, signed char[::1] out, int place, int written) noexcept
cpdef double reward_of(State state, int seat, int kind) noexcept
cpdef double points_beyond_others(State state, int seat) noexcept
cpdef int seats_ahead(State state, int seat) noexcept
cpdef int distance_from_trigger(State state, int seat) noexcept
cpdef double most_of(int kind) noexcept
cpdef double penalty_of(int players, int seat, int offender, int kind) noexcept
cpdef double potential_of(Evaluator evaluator, State state, int seat, int kind, int reward) noexcept
cpdef int step_all(Batch batch, int[::1] actions) noexcept
@cython.locals(game=Game)
cpdef void step_one(Batch batch, int i, int action) noexcept
cpdef bint is_listed(State state, int action) noexcept
@cython.locals(game=Game)
cpdef void shape_reward(Batch batch, int i) noexcept
cpdef void let_others_play(Batch batch, int i) noexcept
cpdef void play_until(Opponents opponents, Game game, int own_seat, int most_turns) noexcept
cpdef int choice_of(Opponents opponents, Game game) noexcept
cpdef void begin_one(Batch batch, int i) noexcept
@cython.locals(game=Game, observer=Observer)
cpdef void recall_standing(Batch batch, int i) noexcept
cpdef int city_key(State state) noexcept
cpdef int holder_key(State state) noexcept
@cython.locals(game=Game)
cpdef void show(Batch batch, int i) noexcept
@cython.locals(game=Game)
cpdef void show_legal(Batch batch, int i) noexcept
@cython.locals(state=Game)
cpdef int write_afterstates(AfterstateWriter writer, Game game, unsigned long long seed, int row) noexcept
cpdef void write_position(AfterstateWriter writer, State state, int seat, int row) noexcept
