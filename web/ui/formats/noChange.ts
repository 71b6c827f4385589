/** Share of the smaller period's receipts that comes from properties with figures in both periods. */
export interface Compared {
  /** Percent; null if those receipts are $0. */
  share: number | null;
}

/** Why there is no change to state: `no Sep 2022 to compare with`. */
export function noChangeText(compared: Compared | null, before: string): string {
  const share = compared?.share ?? null;
  if (share === null) return `no ${before} to compare with`;
  const percent = `${String(Math.floor(share))}%`;
  return `no change shown: only ${percent} of the receipts are from properties that filed in both`;
}
