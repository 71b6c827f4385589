/** Number of times that each query runs before times count. */
export const WARM_UP = 20;

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The value that a share of the others does not exceed: 0.95 for p95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
