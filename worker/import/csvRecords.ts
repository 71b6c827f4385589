/** More fields than any layout has; of a longer record the rest is only counted. */
const MOST_FIELDS = 64;

/** Positions of the fields of one record in its bytes. Reused for every record to avoid allocations. */
export class FieldBounds {
  readonly from = new Int32Array(MOST_FIELDS);
  readonly to = new Int32Array(MOST_FIELDS);
  count = 0;
  /** True if quotes must be interpreted: they are doubled or inside a field. */
  hasOddQuotes = false;
}

const QUOTE = 0x22;
const COMMA = 0x2c;

/**
 * Finds the fields of a record that ends at `end`, the end of its line; false if a quote is open there and the
 * record continues on the next line. Runs over every byte of a release, so it is written for speed: no calls,
 * no strings, no allocations.
 */
export function splitRecord(bytes: Buffer, from: number, end: number, bounds: FieldBounds): boolean {
  const { from: starts, to: ends } = bounds;
  let at = from;
  bounds.hasOddQuotes = false;
  for (let count = 0; ; count++) {
    let start = at;
    let next: number;
    if (bytes[at] === QUOTE && at < end) {
      start = ++at;
      while (at < end && bytes[at] !== QUOTE) at++;
      // Only a quote before a comma or the end of the line closes; any other belongs to the field.
      while (at + 1 < end && bytes[at + 1] !== COMMA) {
        bounds.hasOddQuotes = true;
        at += bytes[at + 1] === QUOTE ? 2 : 1;
        while (at < end && bytes[at] !== QUOTE) at++;
      }
      if (at >= end) return false;
      next = at + 1;
    } else {
      while (at < end && bytes[at] !== COMMA) at++;
      next = at;
    }
    if (count < MOST_FIELDS) {
      starts[count] = start;
      ends[count] = at;
    }
    if (next >= end) {
      bounds.count = count + 1;
      return true;
    }
    at = next + 1;
  }
}
