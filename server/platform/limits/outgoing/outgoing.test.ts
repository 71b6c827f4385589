import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../lib/projectRoot.ts';

/** Everything by which code of this project can open a connection to another machine. */
const WAYS = [
  /(?<![.\w])fetch\(/,
  /\bimport (?!type)[^;]*\b(request|get|connect|createConnection|Agent)\b[^;]* from 'node:(http|https|http2|net|tls)'/,
  // Of a whole module nothing says what is used.
  /\bimport (?!type)(\* as )?\w+ from 'node:(http|https|http2|net|tls)'/,
  /from 'node:dgram'|(import|require)\('node:(http|https|http2|net|tls|dgram)'\)/,
  /\bnew (Stripe|Redis|Socket|Resolver|(pg\.)?(Client|Pool))\(|createTransport\(|from 'undici'/,
  /import\('(@aws-sdk\/client-s3|@opentelemetry\/exporter-trace-otlp-http)'\)/,
];

/** These run on an operator's machine only: commands that start the product, benchmarks, drills and the demonstration. */
const ELSEWHERE = /^(server\/(launch|bench|demo)|worker\/(demo|test)|.*\/bench)\/|\.(test|testing|d)\.ts$/;

/** Asks the libraries how they read an address, and connects to none. */
const READING = 'server/platform/limits/outgoing/serverDestinations.ts';

function filesOf(folder: string): string[] {
  const entries = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((path) => !ELSEWHERE.test(path) && path !== READING && !path.includes('/gql/'));
}

/** The files that the table of destinations names. */
function documented(): string[] {
  const text = readFileSync(join(projectRoot, 'server/members/README.md'), 'utf8');
  const [, section = ''] = text.split('## Destinations\n');
  const rows = section.split('\n## ')[0]?.split('\n') ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[3] ?? '').matchAll(/`([^`]+\.ts)`/g)].map(([, path = '']) => path),
  );
}

test('every file that can open a connection to another machine is in the table of destinations', () => {
  const opening = [...filesOf('server'), ...filesOf('worker')].filter((path) => {
    const text = readFileSync(join(projectRoot, path), 'utf8');
    return WAYS.some((way) => way.test(text));
  });
  expect(opening.length).toBeGreaterThan(10);
  expect(documented().sort()).toEqual(opening.sort());
});
