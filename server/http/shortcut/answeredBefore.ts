import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import type { Viewer } from '../../platform/viewer.ts';
import { answerKey, hashOfDocument } from '../answers/answerKey.ts';
import type { Deps } from '../context.ts';
import { crossOrigin } from '../headers.ts';
import { noteAsked } from '../health/accessLog.ts';
import type { Maintenance } from '../health/maintenance/maintenance.ts';
import { passBody, passViewer } from './alreadyRead.ts';
import { bodyText, callOf, ordinaryToken, type Call } from './ordinaryCall.ts';
import { createZippedAnswers, encodingOf, SHORTEST_ZIPPED } from './zippedAnswers.ts';

/** Media types of an answer, the first for clients that take either. */
const MEDIA_TYPES: [string, string] = ['application/json', 'application/graphql-response+json'];

/** True if it has answered, or if the client has left; false if the request is for Express. */
export type Answered = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface Found {
  key: string;
  text: string;
  type: string;
}

/**
 * Answers a question that passed all checks before, for the same figures and rights, without parsing, checking and
 * counting it again, and without the routes in front of GraphQL. Everything else goes on to Express: visitors, API
 * keys, which pay points, and whatever is not an ordinary call.
 */
export function answeredBefore(deps: Deps, maintenance: Maintenance): Answered {
  const zipped = createZippedAnswers();
  const addOrigin = crossOrigin(deps.corsOrigins);
  return async (request, response) => {
    const token = ordinaryToken(request);
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (token === null || encoding === undefined) return false;
    const early = readEarly(() => viewerUnlessClosed(deps, maintenance, token));
    const call = await readCall(request);
    if (call === 'left') return true;
    const found = await findAgain(deps, { request, response, viewer: early.now(), call });
    if (!found) return false;
    const isLong = encoding !== 'plain' && Buffer.byteLength(found.text) >= SHORTEST_ZIPPED;
    const body = isLong ? await zipped(found.key, encoding, found.text) : found.text;
    if (isLong) response.setHeader('Content-Encoding', encoding);
    addOrigin(request, response, () => undefined);
    send(response, { ...found, body });
    return true;
  };
}

/**
 * Begins a read while the body is on its way, because the database takes longer than all else that such an answer needs.
 * `now` reads again if the body came later than the answer, so that a client cannot keep old rights by delaying its body.
 */
function readEarly<T>(read: () => Promise<T>): { now: () => Promise<T> } {
  let isKnown = false;
  const early = read().finally(() => (isKnown = true));
  return { now: () => (isKnown ? read() : early) };
}

/** The viewer of a token; undefined if Express has to say why there is none. */
async function viewerUnlessClosed(
  { viewers }: Deps,
  maintenance: Maintenance,
  token: string,
): Promise<Viewer | null | undefined> {
  try {
    return (await maintenance.isOn().catch(() => false)) ? undefined : await viewers.find(token);
  } catch {
    return undefined;
  }
}

/** The question of a request, null if it is none; its body is left for Express. */
async function readCall(request: IncomingMessage): Promise<Call | 'left' | null> {
  let text: string;
  try {
    text = await bodyText(request);
  } catch {
    return 'left';
  }
  const body = parsed(text);
  passBody(request, body);
  return typeof body === 'object' && body !== null ? callOf(body) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Asking {
  request: IncomingMessage;
  response: ServerResponse;
  viewer: Promise<Viewer | null | undefined>;
  call: Call | null;
}

/** The stored answer; null if there is none, or if Express must say why not. */
async function findAgain(
  { answers }: Deps,
  { request, response, viewer: reading, call }: Asking,
): Promise<Found | null> {
  const type = acceptedType(request);
  const document = call && hashOfDocument(call.query);
  const viewer = await reading;
  if (viewer !== undefined) passViewer(request, viewer);
  // An administrator without a second step may be refused what others with these rights are answered.
  if (!viewer || viewer.needsSecondStep || !call || document === null || type === null) return null;
  const { operationName, variables } = call;
  const key = answerKey(viewer, { document, operationName, variables });
  const found = answers.findAgain(key);
  if (!found) return null;
  answers.asked.note({ ...call, rights: rightsOf(viewer) });
  noteAsked(response, { operation: found.operation, memberId: viewer.memberId });
  return { key, text: found.text, type };
}

function rightsOf({ isAdmin, isPaid, isFree }: Viewer) {
  return { isAdmin, isPaid, isFree };
}

function acceptedType(request: IncomingMessage): string | null {
  // Looks at nothing but headers.
  const type = express.request.accepts.apply(request as express.Request, MEDIA_TYPES);
  return type === false ? null : type;
}

function send(response: ServerResponse, { type, body }: { type: string; body: string | Buffer }): void {
  // The client has left: nobody waits, and `close` was said before.
  if (response.closed) return;
  response.setHeader('Cache-Control', 'no-store');
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
