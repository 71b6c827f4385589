import type { Request, RequestHandler } from 'express';
import { tooManyAtOnce } from '../../platform/errors.ts';
import { network } from '../../platform/limits/throttle/throttle.ts';
import { callerAddress } from '../callerAddress.ts';
import { createTally } from './tally.ts';

interface Most {
  inAll: number;
  /** Of one network; by default as many as in all. */
  ofOne?: number;
  /** A request counts until its body has arrived, or until it is answered. */
  until: 'arrived' | 'answered';
}

/** Refuses further requests while so many hold a large body in memory. Runs before the body is read. */
export function fewAtOnce({ inAll, ofOne = inAll, until }: Most): RequestHandler {
  let all = 0;
  const own = createTally(ofOne);
  return (request, response, next) => {
    // The client has left, and nothing will say so again.
    if (response.closed) return;
    const leaveOwn = all < inAll ? own.enter(callerOf(request)) : null;
    if (leaveOwn === null) throw tooManyAtOnce();
    all += 1;
    const leave = (): void => {
      request.off('end', leave);
      response.off('close', leave);
      all -= 1;
      leaveOwn();
    };
    if (until === 'arrived') request.once('end', leave);
    response.once('close', leave);
    next();
  };
}

function callerOf({ ip }: Request): string {
  return network(callerAddress(ip ?? ''));
}
