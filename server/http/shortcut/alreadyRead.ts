import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** The listener leaves here who asks and which bodies it could not read, for requests that Express answers. */
const viewers = new WeakMap<IncomingMessage, Viewer | null>();
const notJson = new WeakSet<IncomingMessage>();

/** Leaves a body where Express would: its own parser skips requests that were read to their end. */
export function passBody(request: IncomingMessage, body: unknown): void {
  if (typeof body === 'object' && body !== null) Object.assign(request, { body });
  else notJson.add(request);
}

export function passViewer(request: IncomingMessage, viewer: Viewer | null): void {
  viewers.set(request, viewer);
}

/** The viewer if it was looked up, else undefined. */
export function knownViewer(request: IncomingMessage): Viewer | null | undefined {
  return viewers.get(request);
}

/** Refuses a body that the listener could not read, as the parser of Express does. */
export function refuseUnreadable(request: Request, _response: Response, next: NextFunction): void {
  if (notJson.has(request)) throw new AppError('BAD_REQUEST', 'The request cannot be read.');
  next();
}
