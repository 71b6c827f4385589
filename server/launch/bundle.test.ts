import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { options } from './bundle.mjs';
import { serverSources } from './compile.mjs';
import { wantedBuild } from './wanted.mjs';

async function built(wanted: { forImage: boolean; hasDemonstration: boolean }): Promise<Metafile> {
  return (await build({ ...options(serverSources(), wanted), write: false })).metafile;
}

test('an image has the programs that run the product, and no others', async () => {
  const { inputs, outputs } = await built({ forImage: true, hasDemonstration: false });
  const programs = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  expect(programs).toContain('server/main.ts');
  expect(programs.filter((file) => /bench|demo|schema\.cli/.test(file))).toEqual([]);
  expect(Object.keys(inputs).filter((file) => /(^|\/)(demo|bench)\//.test(file))).toEqual([]);
});

test('only an image leaves out the demonstration of payment', () => {
  const has = (env: Record<string, string>): boolean => wantedBuild(env).hasDemonstration;
  expect(has({ DEMO_BILLING: 'off' })).toBe(true);
  expect(has({ BUILD_FOR: 'image' })).toBe(false);
  expect(has({ BUILD_FOR: 'image', DEMO_BILLING: 'on' })).toBe(true);
});

test('it has the demonstration of payment if asked for', async () => {
  const { inputs } = await built({ forImage: true, hasDemonstration: true });
  expect(Object.keys(inputs)).toContain('server/demo/stripe/sandbox.ts');
});
