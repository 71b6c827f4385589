import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const HEADER = 'X-Request-Id';

/** Gives every request an id, which its answer and its log lines bear. */
export function giveRequestId(_request: Request, response: Response, next: NextFunction): void {
  response.set(HEADER, randomUUID());
  next();
}

export function requestIdOf(response: Response): string {
  return String(response.get(HEADER));
}
