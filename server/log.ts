import { pino, type Logger } from 'pino';
import type { LogLevel } from './env.ts';

export type Log = Logger;

/** A structured log on standard output; secrets that requests carry never reach it. */
export function createLog(name: string, level: LogLevel): Log {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
}
