/** How broad the window is. A media query says so without laying out the page, which `innerWidth` would do. */
function follow(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return () => matches;
}

const phone = follow('(max-width: 699px)');
const large = follow('(min-width: 1360px)');

export const breadth = {
  get isPhone() {
    return phone();
  },
  get isLarge() {
    return large();
  },
};
