import type { Request, RequestHandler } from 'express';
import { tooManyAtOnce } from '../../platform/errors.ts';
import { network } from '../../platform/limits/throttle/throttle.ts';
import { callerAddress } from '../callerAddress.ts';

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
  const own = new Map<string, number>();
  return (request, response, next) => {
    // The client has left, and nothing will say so again.
    if (response.closed) return;
    const caller = callerOf(request);
    const running = own.get(caller) ?? 0;
    if (all >= inAll || running >= ofOne) throw tooManyAtOnce();
    all += 1;
    own.set(caller, running + 1);
    const leave = (): void => {
      request.off('end', leave);
      response.off('close', leave);
      all -= 1;
      const left = (own.get(caller) ?? 1) - 1;
      if (left === 0) own.delete(caller);
      else own.set(caller, left);
    };
    if (until === 'arrived') request.once('end', leave);
    response.once('close', leave);
    next();
  };
}

function callerOf({ ip }: Request): string {
  return network(callerAddress(ip ?? ''));
}
