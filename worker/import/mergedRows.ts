import { ReleaseRefused, type Refusal } from './refusal.ts';

/** Enough to mend a file by; a file with more is not worth it. */
const MOST_LINES = 1000;
const LINES_IN_MESSAGE = 5;
const NUL_PAIR = Buffer.alloc(2);

/** Message for {@link hasHole}. */
export const HOLE = 'has NUL bytes where a piece of the file is missing';

/** True for NUL bytes in a row: a piece of the file was never written, and its line ends are lost. */
export function hasHole(bytes: Buffer): boolean {
  return bytes.includes(NUL_PAIR);
}

/** Places at which several rows run together, so that rows would be lost if the release were published. */
export class MergedRows {
  readonly #reasons = new Map<number, string>();
  readonly #place: 'line' | 'object';
  #places = 0;

  constructor(place: 'line' | 'object') {
    this.#place = place;
  }

  /** Adds the line or object number at which the rows start, and the evidence. */
  add(line: number, reason: string): void {
    if (this.#reasons.has(line)) return;
    this.#places++;
    if (this.#reasons.size < MOST_LINES) this.#reasons.set(line, reason);
  }

  /** Throws ReleaseRefused if there are any; `counts` is a sentence about an independent count. */
  holdBack(counts: string): void {
    if (this.#places === 0) return;
    const refusals = [...this.#reasons].map(([line, reason]): Refusal => {
      return { line, column: null, value: '', reason };
    });
    const first = refusals
      .slice(0, LINES_IN_MESSAGE)
      .map(({ line, reason }) => `  ${this.#place} ${line}: ${reason}`);
    throw new ReleaseRefused(
      `Held back: rows run together on ${this.#places} ${this.#place}${this.#places === 1 ? '' : 's'}, so that some of them would be lost. ${counts}` +
        `The first of them:\n${first.join('\n')}\n` +
        'Fetch the file again and import it whole; if it was published like this, mend these places first.',
      refusals,
    );
  }
}
