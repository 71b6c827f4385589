import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { callerOf } from './everyPage.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: true });

test('a member asks an example, takes it along as a program, and sees a page as its query', async () => {
  const { page, complaints, close } = await world.visit({ stored: world.stored });
  await page.goto('/stt/analyst');
  await page.getByRole('button', { name: /^Which hotels of Galveston/ }).click();
  const answer = page.getByRole('region', { name: 'Result Window' });
  await answer.getByText('"rankProperties"').waitFor();
  await page.getByRole('button', { name: /^Copy as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy as' });
  await dialog.getByRole('radio', { name: 'Python' }).check();
  expect(await dialog.getByLabel('Program').textContent()).toContain('["data"]["rankProperties"]["nodes"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export all rows' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export all rows' });
  await exporting.getByRole('radio', { name: 'Parquet' }).check();
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  await exporting.getByRole('link', { name: 'Exports' }).click();
  await page.getByText(/^Ready: [1-9]\d* rows/).waitFor();
  await page.goto('/stt/city/MARFA');
  await page.getByRole('button', { name: 'Show as query' }).click();
  await page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' }).waitFor();
  await page.getByRole('button', { name: 'PlaceLodging', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

const run = promisify(execFile);

/** The program in a language that the page about requests shows. */
function programIn(language: string): string {
  const readme = readFileSync(new URL('../../server/http/README.md', import.meta.url), 'utf8');
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? '';
}

/** Makes a key of the member's. */
async function newKey(): Promise<string> {
  const query =
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key errors { message } } }';
  const { password } = world.member;
  const input = { name: 'Script', scopes: ['FIGURES', 'EXPORTS'], expiresInDays: 30, password };
  const call = callerOf(world.product, world.stored);
  const { data } = await call<{ data: { createApiKey: { key: string | null } } }>('/graphql', {
    query,
    variables: { input },
  });
  return data.createApiKey.key ?? '';
}

test.each([
  ['python', 'python3', '-c'],
  ['bash', 'bash', '-c'],
])('the program in %s pages, exports and cites with a key', async (language, command, option) => {
  const hasCommand = await run(command, ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasCommand) return;
  const folder = mkdtempSync(join(tmpdir(), 'analyst-'));
  const env = { ...process.env, TXR_KEY: await newKey(), TXR_URL: world.product.url };
  const { stdout } = await run(command, [option, programIn(language)], { cwd: folder, env });
  expect(stdout).toMatch(/[1-9]\d* hotels/);
  expect(stdout).toMatch(/Source: \S+/);
  const rows = readFileSync(join(folder, 'marfa.csv'), 'utf8').trimEnd().split('\n');
  expect(rows.length).toBeGreaterThan(12);
  rmSync(folder, { recursive: true });
});
