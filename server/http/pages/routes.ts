import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const listedRoutes = z.array(z.object({ path: z.string(), files: z.array(z.string()) }));

/** A page of the web client. */
export interface PageRoute {
  /** The files that it needs beside those of every page, below the web client's folder. */
  files: readonly string[];
}

/**
 * Finds the page at a path in the list that the build of the web client leaves; null if there is none. Without the
 * list every path is one. Like the client, ignores case and a trailing slash.
 */
export async function readRoutes(webDir: string): Promise<(path: string) => PageRoute | null> {
  const file = join(webDir, 'routes.json');
  if (!existsSync(file)) return () => ({ files: [] });
  return routesIn(await readFile(file, 'utf8'));
}

/** Read once for each build, as a server goes on while another takes its place. */
let last: { text: string; find: (path: string) => PageRoute | null } | null = null;

function routesIn(text: string): (path: string) => PageRoute | null {
  if (last?.text !== text) last = { text, find: finderOf(text) };
  return last.find;
}

function finderOf(text: string): (path: string) => PageRoute | null {
  const routes = listedRoutes.parse(JSON.parse(text));
  const known = routes.map(({ path, files }) => ({ pattern: patternOf(path), files }));
  return (path) => known.find(({ pattern }) => pattern.test(path)) ?? null;
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
