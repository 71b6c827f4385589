import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/lib/projectRoot.ts';

/** The operations and fragments that the web client asks with, by name, read from its source. */
const definitions = new Map(
  readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('gql'))
    .flatMap((name) => [
      ...readFileSync(join(projectRoot, 'web', name), 'utf8').matchAll(/graphql\(`([^`]+)`\)/g),
    ])
    .map(([, text = '']): [string, string] => [
      /(?:query|mutation|fragment) (\w+)/.exec(text)?.[1] ?? '',
      // It serves the client's types and is not sent.
      text.replaceAll(' @unmask', ''),
    ]),
);

function withFragments(name: string, seen: Set<string>): void {
  if (seen.has(name)) return;
  seen.add(name);
  for (const [, used = ''] of textOf(name).matchAll(/\.\.\.(\w+)/g)) withFragments(used, seen);
}

function textOf(name: string): string {
  const text = definitions.get(name);
  if (text === undefined) throw new Error(`The web client asks nothing called ${name}.`);
  return text;
}

/** An operation of the web client with the fragments that it needs, as it is sent. */
export function webDocument(name: string): string {
  const names = new Set<string>();
  withFragments(name, names);
  return [...names].map(textOf).join('\n');
}

/** The names of all operations that the web client asks with. */
export function webOperations(): string[] {
  return [...definitions].flatMap(([name, text]) => (/^\s*(query|mutation) /.test(text) ? name : []));
}
