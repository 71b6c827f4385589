import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../platform/lib/projectRoot.ts';
import { runQuietly } from './system.mjs';
import { stepsIn, takeStep } from './test/recipes.ts';

const recipes = readFileSync(join(projectRoot, 'server/README.md'), 'utf8').split(/^## /m).slice(1);
let copy: string;

/** Runs a program of a package in the copy. Returns its output, and throws with it. */
async function run(program: string, ...args: string[]): Promise<string> {
  return runQuietly(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy,
    failure: 'After the recipes, it found',
    lines: 60,
  });
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'texas-receipts-recipes-'));
  const copied = ['server', 'worker', 'web', 'package.json', 'tsconfig.json', 'codegen.ts', 'schema.graphql'];
  // Tests are half of the code, and no recipe changes one.
  const filter = (path: string): boolean => !/\.test\.tsx?$/.test(path);
  for (const name of copied) cpSync(join(projectRoot, name), join(copy, name), { recursive: true, filter });
  // The generated types are not read: formatting them would take longer than checking them.
  const codegen = readFileSync(join(copy, 'codegen.ts'), 'utf8');
  writeFileSync(join(copy, 'codegen.ts'), codegen.replace(/^.*afterAllFileWrite.*\n/m, ''));
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

test.each(recipes.map((recipe) => [recipe.split('\n', 1)[0] ?? '', recipe] as const))(
  '%s: its files and lines are there',
  (_, recipe) => {
    const steps = stepsIn(recipe);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) takeStep(copy, step);
  },
);

test('a step whose file or line is not there says so', () => {
  const steps = (text: string) => () => stepsIn(text).forEach((step) => takeStep(copy, step));
  const code = 'add:\n\n```ts\nx\n```';
  expect(steps(`In \`worker/gone.ts\`, below \`x\`, ${code}`)).toThrow('worker/gone.ts is not there');
  expect(steps(`In \`worker/jobs.ts\`, above \`gone\`, ${code}`)).toThrow(
    '0 lines of worker/jobs.ts have gone',
  );
  expect(steps('In `worker/jobs.ts`, replace `import` with `x`')).toThrow(
    'of worker/jobs.ts have import, not',
  );
  expect(steps(`Write \`worker/jobs.ts\`: ${code}`)).toThrow('worker/jobs.ts is there already');
  expect(steps(code)).toThrow('Code without a step');
});

test('with all recipes, schema and types are right', async () => {
  await run('tsx/dist/cli.mjs', 'server/http/schema/schema.cli.ts');
  await run('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
  expect(readFileSync(join(copy, 'schema.graphql'), 'utf8')).toContain('fullyTaxable: Int!');
  await run('typescript-7/bin/tsc', '-p', 'tsconfig.json', '--noEmit');
  await run('typescript-7/bin/tsc', '-p', 'web/tsconfig.json', '--noEmit');
});

test('with all recipes, commands take the new tax', async () => {
  const help = (command: string): Promise<string> => run('tsx/dist/cli.mjs', command, '--help');
  expect(await help('worker/import/rebuild.cli.ts')).toContain(
    'npm run rebuild -- [rental] [hotel] [beverage]',
  );
  expect(await help('worker/import/releases/releases.cli.ts')).toContain('[--product rental|hotel|beverage]');
});
