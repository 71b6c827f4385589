/** Share of the smaller period's receipts that comes from properties with figures in both periods. */
export interface Compared {
  /** Percent; null if those receipts are $0, as those of hotels before they open. */
  share: number | null;
}

/** A hotel that has yet to open files $0, which is no amount to rise from. */
export const NOT_OPEN = 'not open then, $0 was filed';

/** Why there is no change to state: `no Sep 2022 to compare with`. */
export function noChangeText(compared: Compared | null, before: string): string {
  if (compared === null) return `no ${before} to compare with`;
  if (compared.share === null) return `no change shown: ${NOT_OPEN}`;
  const percent = `${String(Math.floor(compared.share))}%`;
  return `no change shown: only ${percent} of the receipts are from properties that filed in both`;
}
