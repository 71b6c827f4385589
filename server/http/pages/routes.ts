import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PlaceName } from '../../market/places/place.loader.ts';
import { placesNamed } from './placesNamed.ts';

const listedRoutes = z.array(
  z.object({
    path: z.string(),
    files: z.array(z.string()),
    /** Patterns of parts of the address, by name, in one or more alternatives. */
    possible: z.array(z.record(z.string(), z.string())).default([]),
  }),
);

/** A page of the web client. */
interface PageRoute {
  /** The files that it needs beside those of every page, below the web client's folder. */
  files: readonly string[];
  /** The places that the address names. */
  places: readonly PlaceName[];
}

type Find = (path: string) => PageRoute | null;

/**
 * Finds the page at a path in the list that the build of the web client leaves; null if there is none, as of month 13.
 * Without the list every path is one. Like the client, ignores case and a trailing slash.
 */
export function createRoutes(webDir: string): (path: string) => Promise<PageRoute | null> {
  const file = join(webDir, 'routes.json');
  // Parsed once for each build: a server keeps running while a new build is put in place.
  let last: { text: string; find: Find } | null = null;
  return async (path) => {
    if (!existsSync(file)) return { files: [], places: [] };
    const text = await readFile(file, 'utf8');
    if (last?.text !== text) last = { text, find: finderOf(text) };
    return last.find(path);
  };
}

function finderOf(text: string): Find {
  const finders = listedRoutes.parse(JSON.parse(text)).map(finderOfRoute);
  return (path) => {
    for (const find of finders) {
      const page = find(path);
      if (page !== null) return page;
    }
    return null;
  };
}

function finderOfRoute({ path: route, files, possible }: z.infer<typeof listedRoutes>[number]): Find {
  const pattern = patternOf(route);
  const alternatives = possible.map((patterns) =>
    Object.entries(patterns).map(([name, text]) => [name, new RegExp(`^(?:${text})$`)] as const),
  );
  return (path) => {
    const match = pattern.exec(path);
    if (match === null) return null;
    const parts = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, part]) => [name, decoded(part)]),
    );
    const fits = (each: (typeof alternatives)[number]): boolean =>
      each.every(([name, text]) => text.test(parts[name] ?? ''));
    if (alternatives.length > 0 && !alternatives.some(fits)) return null;
    return { files, places: placesNamed(route, parts) };
  };
}

/** `/register/:email?` is `/register` with or without one more part. */
function patternOf(route: string): RegExp {
  const parts = route.split('/').filter((part) => part !== '');
  const text = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    const name = part.slice(1).replace('?', '');
    return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${text.join('')}/?$`, 'i');
}

/** Like the client, leaves a part as it is whose percent signs make no sense. */
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return part ?? '';
  }
}
