import type { Level, Logger } from 'pino';
import { createLog } from '../../platform/log.ts';

/** A log whose lines a test can read. */
export interface ReadableLog<Line> {
  log: Logger;
  lines: Line[];
}

/** Keeps every line from a level on; `Line` is the part that the test reads. */
export function readableLog<Line extends object>(level: Level): ReadableLog<Line> {
  const lines: Line[] = [];
  return { log: createLog('test', level, { write: (line) => lines.push(JSON.parse(line) as Line) }), lines };
}
