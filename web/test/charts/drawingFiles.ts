import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../..', import.meta.url));

/** Files that draw, or have a card of charts drawn. */
const DRAWS = /@ant-design\/plots|<svg|<canvas|getContext\(|<(ChartCard|MonthChart|YearBars)\b/;
const IMPORTED = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g;

const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

/** The files of components that draw, tests left out. */
export function drawingFiles(): string[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/^test\/|\.test\.tsx$/.test(path))
    .filter((path) => DRAWS.test(read(path)))
    .sort();
}

/** All files that a file imports, directly or not. */
export function filesBehind(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, imported = ''] of read(path).matchAll(IMPORTED))
    filesBehind(normalize(join(dirname(path), imported)), found);
  return found;
}
