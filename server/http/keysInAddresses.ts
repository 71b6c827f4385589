import type { NextFunction, Request, Response } from 'express';
import { holdsApiKey } from '../members/keys/apiKey.rules.ts';
import { AppError } from '../platform/errors.ts';

/** Proxies, histories and logs keep addresses, so a key in one is as good as published. */
const IN_ADDRESS =
  'An API key was sent in the address, where others may keep it. Revoke it in My Account, and send the new one in ' +
  'the header "Authorization: Bearer".';

/** Refuses requests with an API key in their address, even one that does not work any more. */
export function refuseKeyInAddress(request: Request, _response: Response, next: NextFunction): void {
  if (holdsApiKey(readable(request.originalUrl))) throw new AppError('BAD_REQUEST', IN_ADDRESS);
  next();
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
