/** How much of the receipts of the smaller of two periods is of properties with figures in both. */
export interface Compared {
  /** Percent; null where those receipts are $0. */
  share: number | null;
}

/** Why there is no change to state: `no Sep 2022 to compare with`. */
export function noChangeText(compared: Compared | null, before: string): string {
  const share = compared?.share ?? null;
  if (share === null) return `no ${before} to compare with`;
  const percent = `${String(Math.floor(share))}%`;
  return `no change shown: only ${percent} of the receipts are from properties that filed in both`;
}
