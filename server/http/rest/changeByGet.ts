import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors.ts';

/** Metadata that browsers send with a script's call; pages cannot change it. Other programs send none of it. */
const BY_SCRIPT = { 'sec-fetch-mode': ['cors', 'same-origin'], 'sec-fetch-dest': ['empty'] } as const;

/**
 * Guards a GET that changes something because its path is specified so. Refuses HEAD, what a browser loads without a
 * script, such as a link, an image or a prefetch, and pages of origins other than ours and the allowed ones.
 */
export function changeByGet(origins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const isByScript = Object.entries(BY_SCRIPT).every(([name, values]) => {
      const sent = request.get(name);
      return sent === undefined || values.some((value) => value === sent);
    });
    const site = request.get('sec-fetch-site') ?? 'same-origin';
    const isOurs = site === 'same-origin' || origins.includes(request.get('origin') ?? '');
    if (request.method !== 'GET' || !isByScript || !isOurs) throw new AppError('BAD_REQUEST', REFUSED);
    next();
  };
}

const REFUSED =
  'This path changes data. Call it from a program or from a page of this product, by GET or POST.';
