/** Searches the rules: ignores accents and case, and requires every word. */
interface Part {
  text: string;
  isBold: boolean;
  isHit: boolean;
}

/** The text without accents, in lower case. It keeps its length, so that positions stay valid. */
function folded(text: string): string {
  const letters = Array.from({ length: text.length }, (_, index) => text[index]!);
  return letters.map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');
}

export function wordsIn(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export function matches(text: string, words: string[]): boolean {
  const found = folded(text.replaceAll('**', ''));
  return words.every((word) => found.includes(word));
}

/** Splits a text where it becomes bold (`**`) or a word is found. */
export function parts(text: string, words: string[]): Part[] {
  return text
    .split('**')
    .flatMap((piece, index) => cut(piece, words).map((part) => ({ ...part, isBold: index % 2 === 1 })))
    .filter((part) => part.text);
}

function cut(text: string, words: string[]): { text: string; isHit: boolean }[] {
  const found = folded(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = found.indexOf(word); at >= 0; at = found.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  }
  const cuts: { text: string; isHit: boolean }[] = [];
  hits.forEach((isHit, index) => {
    const last = cuts.at(-1);
    if (last?.isHit === isHit) last.text += text[index]!;
    else cuts.push({ text: text[index]!, isHit });
  });
  return cuts;
}
