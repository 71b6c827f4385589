/** Number of rows of one length that cannot be a coincidence. */
const ROWS_TO_SHOW_A_LENGTH = 10;
const MUCH = 1.5;

/** Lengths of a release's readable rows, in bytes without line ends. */
export class RowLengths {
  longest = 0;
  #shortest = Infinity;
  #rows = 0;

  add(bytes: number): void {
    this.#rows++;
    if (bytes < this.#shortest) this.#shortest = bytes;
    if (bytes > this.longest) this.longest = bytes;
  }

  /** If all rows have the same length, as in the comptroller's own files, a shorter one is cut off. */
  isTooShort(bytes: number): boolean {
    return this.#rows >= ROWS_TO_SHOW_A_LENGTH && this.#shortest === this.longest && bytes < this.longest;
  }

  /** Half again as long as any row before: room for a second one. */
  isMuchLonger(bytes: number): boolean {
    return this.#rows >= ROWS_TO_SHOW_A_LENGTH && bytes >= this.longest * MUCH;
  }
}
