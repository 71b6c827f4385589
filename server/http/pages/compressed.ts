import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Serves a file as the build has compressed it, if it has and the browser understands; otherwise as it is. */
export function compressedFiles(dir: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    const encoding = request.acceptsEncodings(['br', 'gzip']);
    if (encoding !== 'br' && encoding !== 'gzip') {
      next();
      return;
    }
    const ending = ENDINGS[encoding];
    // The names of the build's files are plain; any other could lead out of the folder.
    if (!/^(?:\/[\w-][\w.-]*)+$/.test(path) || !existsSync(join(dir, `${path}${ending}`))) {
      next();
      return;
    }
    request.url = `${path}${ending}`;
    response.type(extname(path)).set('Content-Encoding', encoding).vary('Accept-Encoding');
    next();
  };
}
