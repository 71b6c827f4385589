/** More fields than any layout has; of a longer record only the count is kept. */
const MOST_FIELDS = 64;

/** Where the fields of one record stand in its bytes. Reused for every record, so that none is allocated. */
export class FieldBounds {
  readonly from = new Int32Array(MOST_FIELDS);
  readonly to = new Int32Array(MOST_FIELDS);
  count = 0;
  /** Line ends within quoted fields. */
  innerLines = 0;
  /** Whether quotes stand where they have to be interpreted: doubled, or within a field. */
  hasOddQuotes = false;
  /** Where the last quoted field began, and whether it was still open when the bytes ended. */
  openQuote = -1;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Finds the fields of the record at `from` and returns where the next one begins, or -1 if this one does not
 * end before `end`; `openQuote` then tells whether within quotes.
 *
 * One loop over every byte of a release, so it is written for speed: no calls, no strings, no allocation.
 */
// eslint-disable-next-line max-lines-per-function -- splitting it would put a call around single bytes
export function splitRecord(bytes: Buffer, from: number, end: number, bounds: FieldBounds): number {
  let at = from;
  let count = 0;
  bounds.innerLines = 0;
  bounds.hasOddQuotes = false;
  bounds.openQuote = -1;
  while (at < end) {
    let start = at;
    let stop: number;
    if (bytes[at] === QUOTE) {
      bounds.openQuote = at;
      start = ++at;
      for (;;) {
        let byte = bytes[at];
        while (at < end && byte !== QUOTE) {
          if (byte === LF) bounds.innerLines++;
          byte = bytes[++at];
        }
        if (at + 1 >= end) return -1;
        const next = bytes[at + 1];
        if (next === COMMA || next === LF) break;
        if (next === CR) {
          if (at + 2 >= end) return -1;
          if (bytes[at + 2] === LF) break;
        }
        bounds.hasOddQuotes = true;
        at += next === QUOTE ? 2 : 1;
      }
      bounds.openQuote = -1;
      stop = at++;
      if (bytes[at] === CR) at++;
    } else {
      let byte = bytes[at];
      while (at < end && byte !== COMMA && byte !== LF) byte = bytes[++at];
      stop = bytes[at] === LF && at > start && bytes[at - 1] === CR ? at - 1 : at;
    }
    if (at >= end) return -1;
    if (count < MOST_FIELDS) {
      bounds.from[count] = start;
      bounds.to[count] = stop;
    }
    count++;
    if (bytes[at] === LF) {
      bounds.count = count;
      return at + 1;
    }
    at++;
  }
  return -1;
}
