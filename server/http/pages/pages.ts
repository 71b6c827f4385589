import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { isPublic, withHead, type PageFacts } from './pageHead.ts';
import { readRoutes } from './routes.ts';

/** The built web client. Its files bear their hash in their names; pages are all index.html, and routed there. */
export function serveWeb(handler: Express, webDir: string, facts: PageFacts): void {
  const isKnown = readRoutes(webDir);
  handler.use(compression());
  handler.use(
    '/assets',
    express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  handler.use(express.static(webDir, { index: false, maxAge: '1h' }));
  handler.get('/{*path}', async (request: Request, response: Response, next) => {
    const index = join(webDir, 'index.html');
    if (!request.accepts('html') || !existsSync(index)) {
      next();
      return;
    }
    response.status(isKnown(request.path) ? 200 : 404);
    const html = withHead(await readFile(index, 'utf8'), request.path, facts);
    if (!isPublic(request.path)) response.set('X-Robots-Tag', 'noindex');
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  });
}
