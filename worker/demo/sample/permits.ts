const SERIALS = 100_000;
/** Shares no factor with SERIALS, so that consecutive permits get scattered, distinct serials. */
const SCATTER = 61_803;

/**
 * Hands out permits of 8 characters. Their serials begin with 3: no permit of any kind in the real releases at hand
 * does (MB, RM and N run through 0, 1, 2 and 4 to 9), so none is a real one.
 */
export class PermitOffice {
  private readonly issued = new Map<string, number>();

  /** A permit of a kind (two characters). Throws when a kind's 100,000 serials are used up. */
  next(kind: string): string {
    const nth = (this.issued.get(kind) ?? 0) + 1;
    if (nth >= SERIALS) throw new RangeError(`no ${kind} permits left`);
    this.issued.set(kind, nth);
    return `${kind}3${String((nth * SCATTER) % SERIALS).padStart(5, '0')}`;
  }
}
