import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { styleFiles, typesOf, writtenTypes } from './listStyles.ts';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The classes that a file takes, as `path class`; `path *` if it picks one by a name that it computes. */
function takenIn(path: string): string[] {
  const code = readFileSync(join('web', path), 'utf8');
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', imported = '']) => {
    const file = join(dirname(path), imported);
    const uses = code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'));
    return [...uses].map(([, used = '*']) => `${file} ${used}`);
  });
}

test('the types of the styles are current: npm run styles', () => {
  expect(writtenTypes()).toBe(typesOf(styleFiles()));
});

test('no two files of styles have one name, by which their types are told apart', () => {
  const names = styleFiles().map(({ path }) => basename(path));
  expect(new Set(names).size).toBe(names.length);
});

test('every class is taken by a component, and none is taken that does not exist', () => {
  const code = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const taken = new Set(code.flatMap(takenIn));
  const defined = styleFiles().flatMap(({ path, classes }) => classes.map((name) => ({ path, name })));
  const unused = defined.filter(({ path, name }) => !taken.has(`${path} ${name}`) && !taken.has(`${path} *`));
  const unknown = [...taken].filter(
    (use) => !use.endsWith('*') && !defined.some(({ path, name }) => use === `${path} ${name}`),
  );
  expect({ unused, unknown }).toEqual({ unused: [], unknown: [] });
});
