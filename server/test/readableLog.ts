import { Writable } from 'node:stream';
import { pino, type Level, type Logger } from 'pino';

/** A log whose lines a test can read. */
export interface ReadableLog<Line> {
  log: Logger;
  lines: Line[];
}

/** Keeps every line from a level on; `Line` says what of it the test looks at. */
export function readableLog<Line extends object>(level: Level): ReadableLog<Line> {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as Line);
      done();
    },
  });
  return { log: pino({ level }, stream), lines };
}
