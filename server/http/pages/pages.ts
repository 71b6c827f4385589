import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type Request, type Response } from 'express';
import { compressedFiles } from './compressed.ts';
import type { Db } from '../../platform/lib/db.ts';
import { knownPlaces } from './knownPlaces.ts';
import { isPublic, withFiles, withHead, type PageFacts } from './pageHead.ts';
import { createRoutes } from './routes.ts';

/** The built web client. Its files have their hash in their names; pages are all index.html, and routed there. */
export function serveWeb(handler: Express, webDir: string, facts: PageFacts & { db: Db }): void {
  const mayBePlaces = knownPlaces(facts.db);
  const routeAt = createRoutes(webDir);
  handler.use(compression());
  const assets = join(webDir, 'assets');
  handler.use(
    '/assets',
    compressedFiles(assets),
    express.static(assets, { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  handler.use(express.static(webDir, { index: false, maxAge: '1h' }));
  handler.get('/{*path}', async (request: Request, response: Response, next) => {
    const index = join(webDir, 'index.html');
    if (!request.accepts('html') || !existsSync(index)) {
      next();
      return;
    }
    const [page, route] = await Promise.all([readFile(index, 'utf8'), routeAt(request.path)]);
    response.status(route !== null && (await mayBePlaces(route.places)) ? 200 : 404);
    const html = withHead(withFiles(page, route?.files ?? []), request.path, facts);
    if (!isPublic(request.path)) response.set('X-Robots-Tag', 'noindex');
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  });
}
