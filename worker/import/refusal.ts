import type { HoldOption } from './options.ts';
import { percentage } from './reportText.ts';

/** An unreadable row: its position, its content and the reason. */
export interface Refusal {
  /** The line of the file on which the row begins, counted from 1; for JSON the object's number. */
  line: number;
  /** The layout's name of the column; null if the whole row is at fault. */
  column: string | null;
  /** The value, shortened and with control characters made visible. */
  value: string;
  reason: string;
}

/** Shown length of a refused value. */
const SHOWN_CHARACTERS = 80;
/** Beyond either limit, the whole release cannot be trusted. */
const MOST_REFUSED_ROWS = 500;
const MOST_REFUSED_SHARE = 0.01;
const ROWS_IN_MESSAGE = 5;

/** A release refused as a whole. The message tells the operator the cause and the remedy. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';

  constructor(
    message: string,
    readonly refusals: readonly Refusal[] = [],
    /** The option that publishes the release nevertheless; null if none does. */
    readonly hold: HoldOption | null = null,
  ) {
    super(message);
  }
}

/** A value as it may be shown to a person: shortened, control characters as \xNN. */
export function shortened(value: string): string {
  const visible = value.replace(
    /[\u0000-\u001f\u007f-\u009f]/g,
    (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return visible.length > SHOWN_CHARACTERS ? `${visible.slice(0, SHOWN_CHARACTERS - 1)}…` : visible;
}

/** The refused rows of one release, which throw {@link ReleaseRefused} once they are too many. */
export class RefusalList {
  readonly rows: Refusal[] = [];

  /** Adds a row's refusal; throws if there are too many. */
  add(refusal: Refusal): void {
    this.rows.push({ ...refusal, value: shortened(refusal.value) });
    if (this.rows.length > MOST_REFUSED_ROWS) this.refuseRelease(`more than ${MOST_REFUSED_ROWS} rows`);
  }

  /** Throws when too large a share of all rows was refused. */
  checkShare(rows: number): void {
    if (this.rows.length <= rows * MOST_REFUSED_SHARE) return;
    this.refuseRelease(
      `${this.rows.length} of ${rows} rows (at most ${percentage(MOST_REFUSED_SHARE)} may be refused)`,
    );
  }

  private refuseRelease(howMany: string): never {
    const first = this.rows.slice(0, ROWS_IN_MESSAGE).map(sentenceOf).join('\n');
    throw new ReleaseRefused(
      `Refused: ${howMany} cannot be read, so the whole file cannot be trusted. The first of them:\n${first}`,
      this.rows,
    );
  }
}

function sentenceOf({ line, column, value, reason }: Refusal): string {
  return `  line ${line}${column === null ? '' : `, ${column}`}: ${reason} (“${value}”)`;
}
