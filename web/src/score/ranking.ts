/** Places by seat, from 1. Equal totals share a place, but only the winner is first. */
export function placesOf(totals: number[], winner: number | null): number[] {
  return totals.map((total, seat) => {
    if (seat === winner) return 1;
    const ahead = totals.filter((other, number) => number === winner || (number !== seat && other > total));
    return ahead.length + 1;
  });
}

/** The seats in order of their places. */
export function ranking(totals: number[], winner: number | null): number[] {
  const places = placesOf(totals, winner);
  return totals.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]! || one - other);
}
