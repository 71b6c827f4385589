const LEAST_LETTERS = 4;

/** A name or word of the index. */
export interface Known {
  word: string;
  /** Number of entries that have it. */
  entries: number;
}

export interface Likeness extends Known {
  /** Letters to change. */
  edits: number;
}

/** Owners misspell names too: a word that so many times as many entries have is the right one beside theirs. */
const FAR_MORE = 20;

/**
 * The known words that a misspelled one may mean: the most similar ones, at most `most`, the frequent first among
 * those that are equally similar. Words that begin with it are none: a search finds them without.
 */
export function corrections(wrong: string, known: readonly Known[], most = 4): Likeness[] {
  const similar = likeliest(
    wrong,
    known.filter(({ word }) => !word.startsWith(wrong)),
  );
  const isAlike = ({ word }: Known): boolean => word.startsWith(wrong.charAt(0));
  // People mistype the first letter less.
  const likely = similar.some(isAlike) ? similar.filter(isAlike) : similar;
  const [nearest] = likely;
  if (nearest === undefined) return [];
  return likely
    .filter(
      ({ edits, entries }) =>
        edits <= nearest.edits + 0.5 || (edits <= nearest.edits + 1 && entries >= nearest.entries * FAR_MORE),
    )
    .slice(0, most);
}

/** The known name that a misspelled one is most similar to, the most frequent of several; null if there is none. */
export function closest(wrong: string, known: readonly Known[]): Likeness | null {
  return likeliest(wrong, known)[0] ?? null;
}

/** Known words that differ in few letters, the most similar first. */
function likeliest(wrong: string, known: readonly Known[]): Likeness[] {
  if (wrong.length < LEAST_LETTERS) return [];
  const allowed = wrong.length < 6 ? 1.5 : 2.5;
  return known
    .map((each) => ({ ...each, edits: editsBetween(wrong, each.word) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits || b.entries - a.entries);
}

/**
 * Letters that are missing, extra, different or swapped between a typed word and the beginning of a known one. Another
 * first letter counts more, because people mistype it less.
 */
function editsBetween(typed: string, known: string): number {
  const whole = distance(typed, known);
  const cut = known.length > typed.length ? distance(typed, known.slice(0, typed.length)) + 0.5 : whole;
  return Math.min(whole, cut) + (known.startsWith(typed.charAt(0)) ? 0 : 0.5);
}

/** Optimal string alignment. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** A word with each pair of neighboring letters swapped. */
export function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  );
}
