import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from './schema.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

function found(pattern: RegExp): string[] {
  return [...readme.matchAll(pattern)].map((match) => match[1] ?? '');
}

test('its queries can be asked', () => {
  const documents = found(/```graphql\n([^`]+)```/g);
  expect(documents.length).toBeGreaterThan(1);
  for (const document of documents) expect(validate(createSchema(), parse(document))).toEqual([]);
});

test('its commands exist', () => {
  const named = [...found(/npm run ([a-z:]+)/g), ...found(/npm (start|test)\b/g)];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('its files and folders are there', () => {
  const files = found(/`((?:server|worker|web)\/[\w./-]*)`/g);
  const links = found(/\]\((?!http|#)([^)]+)\)/g);
  expect(files.length).toBeGreaterThan(10);
  expect([...files, ...links].filter((path) => !existsSync(root + path))).toEqual([]);
});
