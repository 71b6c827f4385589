const FULL = 2 * Math.PI;

/** The outlines of a pie's slices on a circle of radius 1, clockwise from the top; '' for none. */
export function slicePaths(counts: readonly number[]): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return counts.map((count) => {
    const from = before / total;
    before += count;
    return count === 0 ? '' : pathOf(from, before / total);
  });
}

function pathOf(from: number, to: number): string {
  // An arc whose ends are the same point would be none.
  if (to - from >= 1) return 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z';
  const large = to - from > 0.5 ? 1 : 0;
  return `M0 0L${pointAt(from)}A1 1 0 ${String(large)} 1 ${pointAt(to)}Z`;
}

function pointAt(part: number): string {
  return `${Math.sin(part * FULL).toFixed(4)} ${(-Math.cos(part * FULL)).toFixed(4)}`;
}
