/** So many rows of one length are no accident. */
const ROWS_TO_SHOW_A_LENGTH = 10;
const MUCH = 1.5;

/** How long the rows of a release are that could be read, in bytes without their line ends. */
export class RowLengths {
  longest = 0;
  #shortest = Infinity;
  #rows = 0;

  add(bytes: number): void {
    this.#rows++;
    if (bytes < this.#shortest) this.#shortest = bytes;
    if (bytes > this.longest) this.longest = bytes;
  }

  /** Where all rows are equally long, as in all of the comptroller's own files, a shorter one is cut. */
  isTooShort(bytes: number): boolean {
    return this.#rows >= ROWS_TO_SHOW_A_LENGTH && this.#shortest === this.longest && bytes < this.longest;
  }

  /** Half again as long as any row before: room for a second one. */
  isMuchLonger(bytes: number): boolean {
    return this.#rows >= ROWS_TO_SHOW_A_LENGTH && bytes >= this.longest * MUCH;
  }
}
