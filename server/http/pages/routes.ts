import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * True if a path is a page, according to the list that the build of the web client leaves; without the list
 * every path is. Like the client, ignores case and a trailing slash.
 */
export function readRoutes(webDir: string): (path: string) => boolean {
  const file = join(webDir, 'routes.json');
  if (!existsSync(file)) return () => true;
  const routes = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = routes.map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** `/register/:email?` is `/register` with or without one more part. */
function patternOf(route: string): RegExp {
  const parts = route.split('/').filter((part) => part !== '');
  const text = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${text.join('')}/?$`, 'i');
}
