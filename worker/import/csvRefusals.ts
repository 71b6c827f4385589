import { ReleaseRefused } from './refusal.ts';
import { mostRecord } from './rows.ts';

export function longRecord(line: number): ReleaseRefused {
  return new ReleaseRefused(
    `Refused: line ${line} is longer than ${mostRecord}. No row of a release is that long.`,
  );
}

export function unclosedQuote(line: number, what: string): ReleaseRefused {
  return new ReleaseRefused(`Refused: a quote that opens on line ${line} is not closed: ${what}.`);
}

export function cutOff(line: number, where: string): ReleaseRefused {
  return new ReleaseRefused(
    `Refused: the file is cut off at line ${line}, in the middle of a row (${where}, no line end). ` +
      'Fetch it again and import it whole.',
  );
}
