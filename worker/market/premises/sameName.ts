/** Words that names of one business have or lack by chance. */
const NOISE = /\b(THE|LLC|INC|LTD|LP|CO|CORP|COMPANY|AND|OF|AT)\b/g;

function lettersOf(name: string): string {
  return name
    .toUpperCase()
    .replace(/['’`]/g, '')
    .replace(NOISE, ' ')
    .replace(/[^A-Z0-9]/g, '');
}

/** Letters that a name needs to be recognized at the start of a longer one. */
const LEAST_LETTERS = 7;

/** True if the names are equal but for punctuation and small words, or one is the start of the other. */
export function isSameName(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [lettersOf(one), lettersOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (shorter === longer) return shorter !== '';
  return shorter.length >= LEAST_LETTERS && longer.startsWith(shorter) && !/\d$/.test(shorter);
}
