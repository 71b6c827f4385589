import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { network } from '../../platform/limits/throttle/throttle.ts';
import { isApiKey, isWhole } from '../../members/keys/apiKey.rules.ts';
import { createContext, factsOf, type Context, type Deps } from '../context.ts';
import { AppError } from '../../platform/errors.ts';
import { limitAnswer } from './answerTime.ts';
import { createLane, type Lane } from './lane.ts';
import { fixedLimits, type RequestLimits } from '../../platform/limits/limits.ts';
import { createWork } from '../../platform/limits/work.ts';

/** Limits of concurrent requests, in total and per caller. */
export interface Lanes {
  settings: RequestLimits;
  /** API keys wait here until a statement has identified their member. */
  keyLookups: Lane;
  calls: Lane;
  large: Lane;
  exports: Lane;
}

const MEMBER = 'member';
const LOOKED_UP_AT_ONCE = 2;

export function createLanes(settings: RequestLimits): Lanes {
  const { mostWaiting, longestWaitMs, largePerMember, exportLane } = fixedLimits;
  const waiting = { mostWaiting, longestWaitMs };
  const mostOf = (key: string): number => (key.startsWith(MEMBER) ? settings.perMember : settings.perVisitor);
  return {
    settings,
    keyLookups: createLane({ ...waiting, atOnce: LOOKED_UP_AT_ONCE, mostOf: () => 1 }),
    calls: createLane({ ...waiting, atOnce: settings.atOnce, mostOf }),
    large: createLane({
      ...waiting,
      longestWaitMs: settings.largeWaitMs,
      atOnce: settings.largeAtOnce,
      mostOf: () => largePerMember,
    }),
    exports: createLane({ ...exportLane, mostWaiting, mostOf: () => exportLane.perMember }),
  };
}

const contexts = new WeakMap<ServerResponse, Context>();

/** The context of a call; undefined if it was refused or needs none. */
export function findContext(response: ServerResponse): Context | undefined {
  return contexts.get(response);
}

/** The context of a call that was let in. */
export function contextOf(response: Response): Context {
  const context = contexts.get(response);
  if (!context) throw new Error('The request was refused.');
  return context;
}

/**
 * Admits a request when it is its caller's turn, and stops its work if the caller disconnects. `answerMs`: maximum time
 * until the last byte is read.
 */
export function admit(deps: Deps, lanes: Lanes, answerMs = lanes.settings.answerMs): RequestHandler {
  return async (request: Request, response: Response, next) => {
    const work = createWork();
    limitAnswer(response, answerMs);
    response.once('close', () => {
      if (!response.writableFinished) work.stop(new AppError('TIMEOUT', 'The client disconnected.'));
    });
    const context = createContext(deps, { ...factsOf(request, response), work });
    context.asker = await askerOf(context, lanes);
    const seat = await lanes.calls.enter(context.asker, work.signal);
    context.seat = seat;
    contexts.set(response, context);
    if (response.closed) seat.leave();
    else response.once('close', seat.leave);
    next();
  };
}

/** Frees the place once the answer is ready: its reader may be slow. */
export function answered(answer: RequestHandler): RequestHandler {
  return async (request, response, next) => {
    try {
      await answer(request, response, next);
    } finally {
      contextOf(response).seat?.stepAside();
    }
  };
}

/** The caller: a member, over all of their sessions, or a network. */
async function askerOf(context: Context, { keyLookups }: Lanes): Promise<string> {
  const { token, work } = context;
  const address = `address ${network(context.address)}`;
  const find = async (): Promise<string> => {
    const viewer = await context.viewer();
    return viewer ? `${MEMBER} ${viewer.memberId}` : address;
  };
  // Sessions are looked up together.
  if (token === null || !isApiKey(token)) return find();
  if (!isWhole(token)) return address;
  // Anyone can make up API keys, which are not signed, so they wait in their network's line.
  const seat = await keyLookups.enter(address, work.signal);
  try {
    return await find();
  } finally {
    seat.leave();
  }
}
