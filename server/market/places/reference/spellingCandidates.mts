interface Spelling {
  properties: Set<string>;
  zips: Set<string>;
}

/** Letters to change, add, drop or swap with their neighbour to turn one name into the other. */
function editDistance(a: string, b: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (current[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (previous[j - 2] ?? 0) + 1);
      }
      next.push(best);
    }
    previous = current;
    current = next;
  }
  return current[b.length] ?? 0;
}

/**
 * Pairs of spellings that may name one city: they share a ZIP, the rarer one is close to the other in letters.
 * To be read by a person: many such pairs are two real cities (LAKE BRIDGEPORT and BRIDGEPORT).
 */
export function spellingCandidates(spellings: ReadonlyMap<string, Spelling>): string[] {
  const lines: string[] = [];
  for (const [rare, { properties, zips }] of spellings) {
    for (const [common, other] of spellings) {
      const rarer = rare !== common && properties.size <= other.properties.size;
      if (!rarer || ![...zips].some((zip) => other.zips.has(zip))) continue;
      const distance = editDistance(rare.replaceAll(' ', ''), common.replaceAll(' ', ''));
      if (distance > 3 && distance > 0.35 * Math.max(rare.length, common.length)) continue;
      lines.push(
        `${rare} (${properties.size}) -> ${common} (${other.properties.size}), distance ${distance}`,
      );
    }
  }
  return lines.sort();
}
