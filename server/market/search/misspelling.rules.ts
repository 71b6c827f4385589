const LEAST_LETTERS = 4;

/** The known words that a misspelled one may stand for: the most similar ones, at most `most`. */
export function corrections(wrong: string, known: readonly string[], most = 4): string[] {
  if (wrong.length < LEAST_LETTERS) return [];
  const allowed = wrong.length < 6 ? 1.5 : 2.5;
  const similar = [...new Set(known)]
    .map((each) => ({ each, edits: editsBetween(wrong, each) }))
    .filter(({ each, edits }) => edits <= allowed && each !== wrong)
    .toSorted((a, b) => a.edits - b.edits);
  const least = similar[0]?.edits ?? 0;
  return similar
    .filter(({ edits }) => edits <= least + 0.5)
    .slice(0, most)
    .map(({ each }) => each);
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
