import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileServer } from '../../launch/compile.mjs';
import { askJson, runCommand } from '../../launch/test/command.ts';
import { projectRoot } from '../lib/projectRoot.ts';

/** Programs of the image that are not for operators: they serve, prepare and answer a container's checks. */
const SERVICES = new Set(['server', 'worker', 'migrate', 'certificates', 'health']);

const image = readFileSync(join(projectRoot, '.docker/texas-receipts'), 'utf8');
const commands = [...image.matchAll(/^ {2}([a-z]+)\) run (\S+) /gm)]
  .map(([, name = '', path = '']) => [name, `${path}.ts`] as const)
  .filter(([name]) => !SERVICES.has(name));

// No database is opened here, which would do so.
beforeAll(compileServer);

test('the image has every command of the operator', () => {
  expect(commands.map(([name]) => name).sort()).toEqual([
    'backup',
    'doubtful',
    'import',
    'imports',
    'maintenance',
    'rebuild',
    'releases',
    'restore',
    'schedule',
    'user',
    'users',
  ]);
});

// Without a DATABASE_URL, a command that opened anything would fail.
test.each(commands)(
  '%s explains itself without starting anything, and says what --json does',
  async (_, path) => {
    const { code, output } = await runCommand(path, ['--help'], { env: {} });
    expect(code).toBe(0);
    expect(output).toMatch(/^(Usage: )?npm run /);
    expect(output).toContain('With --json, standard output is one JSON document');
  },
);

test.each(commands)('%s --json answers a wrong option and a missing setting as JSON', async (_, path) => {
  const [wrong, missing] = await Promise.all([
    askJson(path, ['--king'], { env: {} }),
    askJson(path, argumentsOf(path), { env: {} }),
  ]);
  expect(wrong).toMatchObject({ code: 1, json: { error: expect.stringContaining('npm run') as string } });
  expect(missing).toEqual({ code: 1, json: { error: expect.stringContaining('DATABASE_URL') as string } });
});

/** Arguments that would need a database. */
function argumentsOf(path: string): string[] {
  if (path.endsWith('/import.cli.ts')) return ['HOT2303.CSV'];
  if (path.endsWith('/restore.cli.ts')) return ['latest'];
  if (path.endsWith('/user.cli.ts')) return ['free', 'ana@example.test'];
  return /(users|releases|imports|schedule)\.cli\.ts$/.test(path) ? ['list'] : [];
}
