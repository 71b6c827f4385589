import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const HEADER = 'X-Request-Id';

/** Gives every request an id, which its answer and its log lines have. */
export function giveRequestId(response: ServerResponse): void {
  response.setHeader(HEADER, randomUUID());
}

export function requestIdOf(response: ServerResponse): string {
  return String(response.getHeader(HEADER));
}
