import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { nodeRefusal } from '../launch/node.mjs';
import { createSchema } from './schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

test('the queries in the README can be asked', () => {
  const documents = found(read('README.md'), /```graphql\n([^`]+)```/g);
  expect(documents.length).toBeGreaterThan(1);
  for (const document of documents) expect(validate(createSchema(), parse(document))).toEqual([]);
});

describe.each(['README.md', '.github/CONTRIBUTING.md'])('%s', (document) => {
  const text = read(document);

  test('its commands exist', () => {
    const named = [...found(text, /npm run ([a-z:]+)/g), ...found(text, /npm (start|test)\b/g)];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('its files and folders are there', () => {
    const files = found(text, /`((?:server|worker|web)\/[\w./-]*)`/g);
    const links = found(text, /\]\((?!http|#)([^)#]+)[^)]*\)/g).map((link) => join(dirname(document), link));
    expect(files.length).toBeGreaterThan(5);
    expect(links.length).toBeGreaterThan(2);
    expect([...files, ...links].filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test('its links lead to headings', () => {
    const anchors = found(text, /\]\((?!http)([^)]*#[^)]+)\)/g);
    expect(anchors.length).toBeGreaterThan(1);
    for (const anchor of anchors) {
      const [path = '', heading = ''] = anchor.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      expect(headingsOf(target), anchor).toContain(heading);
    }
  });
});

/** As GitHub names them in links. */
function headingsOf(document: string): string[] {
  return found(read(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('every part of a path that CONTRIBUTING.md runs tests by is in the path of a test', () => {
  const parts = found(read('.github/CONTRIBUTING.md'), /npm test -- ([\w./-]+)/g);
  expect(parts.length).toBeGreaterThan(2);
  const tests = ['server', 'worker', 'web']
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true }).map((path) => join(folder, String(path))),
    )
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.test\.tsx?$/.test(path));
  expect(parts.filter((part) => !tests.some((path) => path.includes(part)))).toEqual([]);
});

test('all files name the same versions of Node.js', () => {
  const lowest = engines.node.replace('>=', '');
  const current = read('.nvmrc').trim();
  expect(nodeRefusal(`${lowest}.0`)).toBeNull();
  expect(new Set(found(read('.docker/Dockerfile'), /^FROM node:(\d+)/gm))).toEqual(new Set([current]));
  const workflow = read('.github/workflows/test.yml');
  expect(found(workflow, /node-version: '(.+)'/g)).toEqual([lowest]);
  expect(found(workflow, /node-version-file: (\.\w+)/g)).toEqual(['.nvmrc']);
  const named = found(read('.github/CONTRIBUTING.md'), /Node\.js\s+(\d+(?:\.\d+)?)/g);
  expect(new Set(named)).toEqual(new Set([current, lowest]));
});
