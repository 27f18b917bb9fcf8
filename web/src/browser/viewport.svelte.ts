/** The size class of the window. A media query finds it without a layout, which `innerWidth` would force. */
function follow(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return () => matches;
}

const phone = follow('(max-width: 699px)');
const large = follow('(min-width: 1360px) and (min-height: 820px)');

export const viewport = {
  get isPhone() {
    return phone();
  },
  get isLarge() {
    return large();
  },
};
