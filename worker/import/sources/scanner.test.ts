import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { h2Rows } from '../fixtures/rows.testing.ts';
import { EICAR, scannerStandIn, type ScannerStandIn } from './scanner.testing.ts';
import { sourceBench, type SourceBench } from './sources.testing.ts';

let scanner: ScannerStandIn;
let made: SourceBench;
beforeAll(async () => {
  [scanner, made] = await Promise.all([scannerStandIn(), sourceBench()]);
  made.deps.settings.scannerUrl = scanner.url;
});
afterAll(() => Promise.all([scanner.close(), made.close()]));
beforeEach(() => {
  Object.assign(scanner, { answer: null, mostBytes: 26_214_400 });
  scanner.read.length = 0;
});

interface Run {
  state: string;
  message: string | null;
}

/** Lets a file arrive as an upload, and does what waits. */
async function upload(name: string, content: string): Promise<Run | undefined> {
  const { bench, deps, work } = made;
  await mkdir(join(deps.dataDir, 'uploads'), { recursive: true });
  await writeFile(uploaded(name), content);
  const sql = `insert into source_run (kind, file_name, path, wished_by) values ('upload', $1, $1, 'ann') returning id`;
  const [run] = await bench.rows<{ id: number }>(sql, [name]);
  await work();
  return (await bench.rows<Run>('select state, message from source_run where id = $1', [run?.id]))[0];
}

const uploaded = (name: string): string => join(made.deps.dataDir, 'uploads', name);

const imported = async (name: string): Promise<string[]> => {
  const rows = await made.bench.rows<{ state: string }>('select state from import where file_name = $1', [
    name,
  ]);
  return rows.map(({ state }) => state);
};

test('an upload is scanned whole before it is imported', async () => {
  const rows = h2Rows(900);
  expect(await upload('HOT2301.CSV', rows)).toMatchObject({ state: 'done' });
  expect(scanner.read).toEqual([Buffer.byteLength(rows)]);
  expect(await imported('HOT2301.CSV')).toEqual(['published']);
});

test('an upload with a virus is refused and deleted, and nothing of it is imported', async () => {
  expect(await upload('HOT2302.CSV', h2Rows(20) + EICAR)).toEqual({
    state: 'refused',
    message: 'Refused: the virus scanner found Eicar-Test-Signature in the file.',
  });
  expect(existsSync(uploaded('HOT2302.CSV'))).toBe(false);
  expect(await imported('HOT2302.CSV')).toEqual([]);
});

test.each([
  ['hangs up', 'hang up', 'The virus scanner cannot be asked: it hung up; raise StreamMaxLength in its'],
  [
    'fails',
    'INSTREAM: Can not open temp file. ERROR',
    'The virus scanner did not read the file: INSTREAM: C',
  ],
])('a file waits for a scanner that %s', async (_, answer, sentence) => {
  scanner.answer = answer;
  const name = `${answer.slice(0, 4)}.CSV`;
  const run = await upload(name, h2Rows(20));
  expect(run?.state).toBe('waiting');
  expect(run?.message).toContain(sentence);
  expect(await imported(name)).toEqual([]);
  scanner.answer = null;
  await made.bench.rows('update source_run set not_before = now()');
  await made.work();
  expect(await imported(name)).toHaveLength(1);
});

test('a file waits for a scanner that is away', async () => {
  made.deps.settings.scannerUrl = 'tcp://127.0.0.1:1';
  const run = await upload('away.CSV', h2Rows(20)).finally(() => {
    made.deps.settings.scannerUrl = scanner.url;
  });
  expect(run).toEqual({
    state: 'waiting',
    message: 'The virus scanner cannot be asked: connect ECONNREFUSED 127.0.0.1:1.',
  });
  expect(existsSync(uploaded('away.CSV'))).toBe(true);
  await made.bench.rows('delete from source_run');
});

test('a file that is too large for the scanner is refused, and the operator learns what to set', async () => {
  scanner.mostBytes = 100;
  expect((await upload('large.CSV', h2Rows(9_000)))?.message).toMatch(
    /^Refused: the virus scanner takes no file of [\d,]+ bytes\. Raise StreamMaxLength in its clamd\.conf\.$/,
  );
});

test('a file of the inbox with a virus is filed away with the reason', async () => {
  const { bench, inboxDir, wish, work } = made;
  await writeFile(join(inboxDir, 'HOT2303.CSV'), h2Rows(20) + EICAR);
  await wish('inbox');
  await work();
  await bench.rows("update inbox_file set stable_since = now() - interval '1 minute'");
  await wish('inbox');
  await work();
  expect(readdirSync(inboxDir)).toEqual(['refused']);
  expect(readFileSync(join(inboxDir, 'refused/HOT2303.CSV.txt'), 'utf8')).toBe(
    'Refused: the virus scanner found Eicar-Test-Signature in the file.\n',
  );
  expect(await imported('HOT2303.CSV')).toEqual([]);
});
