import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { fieldWords } from './rest/openapi/fieldWords.ts';
import { nodeRefusal } from '../launch/node.mjs';
import { errorCodes } from '../platform/errors.ts';
import { createSchema } from './schema/schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

const everyFile = ['server', 'worker', 'web']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true }).map((path) => join(folder, String(path))),
  )
  .map((path) => path.replaceAll(sep, '/'));
const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...everyFile.filter((path) => path.endsWith('.md')),
];

/** Every match of a pattern in any document, with the document. */
function foundInAll(pattern: RegExp): { document: string; match: string }[] {
  return documents.flatMap((document) =>
    found(read(document), pattern).map((match) => ({ document, match })),
  );
}

test('the README is short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThan(13_000);
});

test('all queries are valid', () => {
  // Steps of a recipe contain parts of fragments.
  const queries = foundInAll(/^```graphql\n([^`]+)```/gm);
  expect(queries.length).toBeGreaterThan(3);
  const schema = createSchema();
  for (const { document, match } of queries) expect(validate(schema, parse(match)), document).toEqual([]);
});

test('all commands exist', () => {
  const commands = [...foundInAll(/npm run ([a-z:]+)/g), ...foundInAll(/npm (start|test)\b/g)];
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ match }) => !(match in scripts))).toEqual([]);
});

/** Tools of others, and what only writes or compares made files. */
const WITHOUT_HELP = /^(types|lint|format|codegen|styles|schema(:\w+)?)$/;

test('every command knows --help, before it starts anything', () => {
  const silent = Object.entries(scripts).filter(([name, command]) => {
    const file = command.split(' ').findLast((word) => /\.(ts|mjs)$/.test(word)) ?? '';
    return (
      !WITHOUT_HELP.test(name) &&
      !/tellHelp|helpIfAsked|commandLine|operatorCommand|values\.help|'--help'/.test(read(file))
    );
  });
  expect(silent).toEqual([]);
});

test('all files and folders are there', () => {
  // A recipe names the files that it writes.
  const files = foundInAll(/(?<!Write )`((?:server|worker|web)\/[\w./-]*)`/g);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(({ match }) => !existsSync(root + match))).toEqual([]);
});

test('the folders of figures are those that their table names', () => {
  const folders = (path: string): string[] =>
    existsSync(root + path)
      ? readdirSync(root + path, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== 'reference')
          .map(({ name }) => name)
      : [];
  const rows = [...read('server/market/README.md').matchAll(/^\| `(\w+)` +\|[^|]+\|([^|]*)\|$/gm)];
  const told = rows.map(([, folder = '', within = '']) => [folder, found(within, /`(\w+)`/g).toSorted()]);
  const there = folders('server/market').map((folder) => {
    const within = ['server', 'worker', 'web'].flatMap((part) => folders(`${part}/market/${folder}`));
    return [folder, [...new Set(within)].toSorted()];
  });
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(there));
});

test('all settings, flags and codes that documents name are in the code', () => {
  const named = foundInAll(/`([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)`/g);
  expect(named.length).toBeGreaterThan(100);
  const code = everyFile.filter((path) => /\.(ts|tsx|mjs|yml)$/.test(path) && existsSync(root + path));
  const known = new Set(
    ['.env.example', 'docker-compose.yml', '.docker/managed.yml', '.docker/logs.yml', ...code].flatMap(
      (path) => found(read(path), /\b([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)\b/g),
    ),
  );
  expect(named.filter(({ match }) => !known.has(match))).toEqual([]);
});

test('the table of errors has every code with its status', () => {
  const [, table = ''] = /^\| Code +\| Status([^]*?)\n\n/m.exec(read('server/http/README.md')) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (\d+)/gm)].map(([, code = '', status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(errorCodes);
});

test('the table of REST fields has those that the OpenAPI document describes', () => {
  const [, table = ''] =
    /^Rows have some fields only([^]*?)\n\n\| Path/m.exec(read('server/http/README.md')) ?? [];
  expect(found(table, /^\| `(\w+)`/gm).toSorted()).toEqual(Object.keys(fieldWords).toSorted());
});

test('all tests that documents name by their file are there', () => {
  const named = foundInAll(/`([\w.-]+\.test\.tsx?)`/g);
  expect(named.length).toBeGreaterThan(100);
  const names = new Set(everyFile.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  expect(named.filter(({ match }) => !names.has(match))).toEqual([]);
});

/** The links of a document that lead into the project, from its folder. */
function linksOf(document: string): { path: string; heading: string | undefined }[] {
  return found(read(document), /\[[^\]]+\]\((?!http)([^)\s]+)\)/g).map((link) => {
    const [path = '', heading] = link.split('#');
    return { path: path === '' ? document : join(dirname(document), path).replaceAll(sep, '/'), heading };
  });
}

test('all links lead to files and headings', () => {
  const broken = documents.flatMap((document) =>
    linksOf(document)
      .filter(
        ({ path, heading }) => !existsSync(root + path) || (heading && !headingsOf(path).includes(heading)),
      )
      .map((link) => ({ document, ...link })),
  );
  expect(broken).toEqual([]);
});

test('links lead to every document', () => {
  const linked = new Set(documents.flatMap((document) => linksOf(document).map(({ path }) => path)));
  expect(documents.filter((document) => document !== 'README.md' && !linked.has(document))).toEqual([]);
});

/** Anchors as GitHub writes them in links. */
function headingsOf(document: string): string[] {
  return found(read(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

test('every part of a path that a document runs tests by is in the path of a test', () => {
  const parts = foundInAll(/npm test -- ([\w./-]+)/g);
  expect(parts.length).toBeGreaterThan(2);
  const tests = everyFile.filter((path) => /\.test\.tsx?$/.test(path));
  expect(parts.filter(({ match }) => !tests.some((path) => path.includes(match)))).toEqual([]);
});

test('all files name the same versions of Node.js', () => {
  const supported = engines.node.replace('>=', '');
  const current = read('.nvmrc').trim();
  const workflow = read('.github/workflows/test.yml');
  const [oldest = ''] = found(workflow, /node-version: '(.+)'/g);
  expect(nodeRefusal(`${oldest}.0`)).toBeNull();
  expect(nodeRefusal('18.0.0')).toContain(`Node.js ${oldest} or newer`);
  expect(Number(current)).toBeGreaterThanOrEqual(Number(supported));
  expect(new Set(found(read('.docker/Dockerfile'), /^FROM node:(\d+)/gm))).toEqual(new Set([current]));
  expect(found(workflow, /node-version-file: (\.\w+)/g)).toEqual(['.nvmrc']);
  const named = found(read('.github/CONTRIBUTING.md'), /Node\.js\s+(\d+(?:\.\d+)?)/g);
  expect(new Set(named)).toEqual(new Set([current, supported, oldest]));
});
