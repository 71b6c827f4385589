import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, type CommandResult } from '../../../server/launch/test/command.ts';
import { asProduct } from '../../../server/launch/test/productRole.ts';
import { decide, listDoubtful } from '../../market/hotels/doubtful.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { h2Row, h2Rows } from '../fixtures/rows.testing.ts';
import { inMerge } from '../mergeTransaction.ts';
import { rawPath } from '../rawStore.ts';
import { rebuildAll } from '../rebuildAll.ts';
import type { ImportOptions } from '../options.ts';
import type { ReleaseReport } from '../report.ts';
import { redoRelease } from '../undo/redoRelease.ts';
import { checksums, marchSeen } from '../undo/undoneStates.testing.ts';
import { undoRelease } from '../undo/undoRelease.ts';
import { describeDiff, describeShownImport } from './describeAnswers.ts';
import { diffRelease, type ReleaseDiff } from './diff.ts';
import { showImport, showRelease } from './listing.ts';
import { readArguments } from './releases.args.ts';
import { verifyReleases } from './verify.ts';
import { waitingSessions, type WaitingSession } from '../../../server/launch/test/waitingSessions.ts';
import { whileHeld } from '../../../server/launch/test/whileHeld.ts';

const doubtful = h2Row({ locationNumber: '00200', total: '   8000000.00', taxable: '     10000.00' });
const right = h2Rows(150) + doubtful;
/** Only one hotel, at an address of its own; everybody else would be retired. */
const wrong = h2Row({
  taxpayerNumber: '32000000777',
  locationName: '"HILTON MARFA"',
  locationAddress: '"7 WRONG WAY"',
  total: '   123000.00',
});

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

async function imported(
  name: string,
  content: string,
  options: Partial<ImportOptions> = {},
): Promise<ReleaseReport | undefined> {
  await writeFile(join(bench.dataDir, name), content);
  return (await bench.importFile(join(bench.dataDir, name), options))[0];
}

/** Runs the command with the rights that the product has. */
const releases = (...args: string[]): Promise<CommandResult> =>
  runCommand('worker/import/releases/releases.cli.ts', args, {
    env: { DATABASE_URL: asProduct(bench.url), DATA_DIR: bench.dataDir },
  });

const asked = (releaseId: number) => {
  const told: string[] = [];
  const tell = (sentence: string): void => void told.push(sentence);
  return { releaseId, by: 'operator', reason: 'wrong file', dryRun: false, tell, told };
};

const seen = (): Promise<unknown> => marchSeen(bench.pool);

const asRight = {
  dollars: 150 * 52_030 + 8_000_000,
  found: 151,
  hilton: 0,
  addresses: 0,
  names: 0,
  new_hotels: 1,
  latest: '2023-03-31',
};
const asWrong = { ...asRight, dollars: 123_000, found: 1, hilton: 1, addresses: 1, names: 1 };

test('a forced wrong file is undone, and the right one is what is published', async () => {
  expect(await imported('HOT2303.CSV', right)).toMatchObject({ outcome: 'published', releaseId: 1 });
  const [filing] = await listDoubtful(bench.pool, { idle: false, limit: 1 });
  await decide(bench.pool, [filing?.id ?? 0], { decision: 'ACCEPTED', note: 'they called', by: 'operator' });
  const before = await checksums(bench.pool);
  expect(await seen()).toEqual(asRight);

  const held = await imported('wrong.csv', wrong);
  expect(held?.outcome).toBe('refused');
  const force = { acceptIncomplete: true, acceptChanges: true };
  expect(await imported('wrong.csv', wrong, force)).toMatchObject({ outcome: 'published', retired: 151 });
  expect(await seen()).toEqual(asWrong);

  const again = await imported('HOT2303.CSV', right);
  expect(again).toMatchObject({ outcome: 'superseded', releaseId: 1 });
  expect(again?.message).toContain('published as release 1, and later releases say otherwise of 152 filings');
  expect(await seen()).toEqual(asWrong);

  expect(await undoRelease(bench, { ...asked(2), dryRun: true })).toMatchObject({
    dryRun: true,
    added: 151,
    removed: 1,
    propertiesHidden: 1,
    propertiesShown: 151,
    receiptsBeforeCents: 12_300_000,
    receiptsAfterCents: asRight.dollars * 100,
  });
  expect(await seen()).toEqual(asWrong);

  const forced = await checksums(bench.pool);
  expect((await releases('undo', '2', '--dry-run')).code).toBe(0);
  const undone = await releases('undo', '2', '--reason', 'another month', '--by', 'Ann');
  expect(undone).toMatchObject({ code: 0 });
  expect(undone.output).toContain('2023-03: 151 filings return, 1 go, 0 have another value');
  // The calls of the functions above, and those that change nothing, are not the command's.
  expect(await bench.rows('select actor_email as actor, action, details from audit_log')).toEqual([
    {
      actor: 'command line (Ann)',
      action: 'UNDO_RELEASE',
      details: { releaseId: 2, fileName: 'wrong.csv', note: 'another month' },
    },
  ]);
  expect(await seen()).toEqual(asRight);
  const same = await checksums(bench.pool);
  for (const table of [
    'hotel_filing',
    'hotel_month',
    'hotel_place_month',
    'search_entry',
    'release_period',
    'latest_period',
  ]) {
    expect([table, same[table]]).toEqual([table, before[table]]);
  }
  expect(await imported('HOT2303.CSV', right)).toMatchObject({ outcome: 'already_published', releaseId: 1 });

  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await seen()).toEqual(asRight);
  await redoRelease(bench, asked(2));
  expect(await seen()).toEqual(asWrong);
  const redone = await checksums(bench.pool);
  // The log keeps who undid it.
  const apart = { derived_version: '', audit_log: '' };
  expect({ ...redone, ...apart }).toEqual({ ...forced, ...apart });
});

test('an undone file that is imported again is published anew, and the first one is no longer redone', async () => {
  await undoRelease(bench, asked(2));
  const anew = await imported('wrong.csv', wrong, { acceptIncomplete: true, acceptChanges: true });
  expect(anew).toMatchObject({ outcome: 'published', releaseId: 3 });
  expect(anew?.message).toMatch(/^Release 2 of the same file was undone on .*; this publishes it anew\.$/);
  expect(await seen()).toEqual(asWrong);
  await expect(redoRelease(bench, asked(2))).rejects.toThrow('release 3 was published: undo it first');
  await undoRelease(bench, asked(3));
  await expect(redoRelease(bench, asked(2))).resolves.toMatchObject({ removed: 151, added: 1 });
  await undoRelease(bench, asked(2));
  expect(await seen()).toEqual(asRight);
});

test('says what cannot be done, and what to do', async () => {
  await expect(undoRelease(bench, asked(2))).rejects.toThrow(
    /^Release 2 \(wrong\.csv\) is undone already, by operator on \d{4}-\d\d-\d\d: wrong file\. A redo brings it back \(npm run releases -- redo 2\)\.$/,
  );
  await expect(redoRelease(bench, asked(1))).rejects.toThrow('Release 1 (HOT2303.CSV) is not undone.');
  const unknown = await releases('undo', '99', '--reason', 'x');
  expect(unknown).toEqual({
    code: 2,
    output: 'There is no release 99 (npm run releases -- list shows the numbers). Nothing was changed.\n',
  });
  expect(() => readArguments(['undo', '1'])).toThrow('An undo needs its reason');
  expect(() => readArguments(['undo', 'all', '--reason', 'x'])).toThrow('npm run releases -- undo NUMBER');
  await expect(diffRelease(bench, 2, 5)).rejects.toThrow('is undone, so that nothing differs by it');
});

test('two at once, during an import, are done one after the other, and once', async () => {
  const [first, second] = [asked(1), asked(1)];
  const both = await whileHeld(bench.pool, 'select pg_advisory_xact_lock(7460003)', async () => {
    const begun = [undoRelease(bench, first), undoRelease(bench, second)];
    await expect.poll(() => first.told.concat(second.told).length).toBe(2);
    expect(first.told[0]).toMatch(/^An import or another change of the figures is running/);
    expect(await seen()).toEqual(asRight);
    return begun;
  });
  const results = await Promise.allSettled(both);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await seen()).toMatchObject({ dollars: null, found: 0, latest: null });
  await redoRelease(bench, asked(1));
  expect(await seen()).toEqual(asRight);
});

test('an undo that is cut off has changed nothing', async () => {
  const before = await checksums(bench.pool);
  const waiting = (): Promise<WaitingSession[]> => bench.rows(waitingSessions);
  await whileHeld(bench.pool, 'lock table search_entry in share row exclusive mode', async () => {
    const cut = undoRelease(bench, asked(1)).catch((error: unknown) => error);
    await expect.poll(waiting).toHaveLength(1);
    await bench.rows('select pg_terminate_backend($1, 5000)', [(await waiting())[0]?.pid]);
    expect(await cut).toBeInstanceOf(Error);
  });
  expect(await checksums(bench.pool)).toEqual(before);
});

test('a release is compared with what was in force before it', async () => {
  const reissue =
    h2Rows(149) +
    h2Row({ locationNumber: '00150', total: '   104060.00' }) +
    h2Row({ locationNumber: '00300', locationCity: '"ALPINE"', total: '     1000.00' });
  const report = await imported('HOT2303.CSV', reissue);
  const diff: ReleaseDiff = await diffRelease(bench, report?.releaseId ?? 0, 2);
  expect(diff).toMatchObject({ added: 1, changed: 1, retired: 1, flags: {}, flagged: [] });
  expect(diff.byCity).toMatchObject([
    { name: 'MARFA', changeCents: (52_030 - 8_000_000) * 100, changePct: -50.29 },
    { name: 'ALPINE', beforeCents: 0, changeCents: 100_000, changePct: null },
  ]);
  expect(diff.byProperty).toMatchObject([
    { name: 'PRAIRIE INN (32000000001-200)', afterCents: 0, filingsAfter: 0, changePct: -100 },
    { name: 'PRAIRIE INN (32000000001-150)', changePct: 100 },
  ]);
  expect(await diffRelease(bench, 1, 5)).toMatchObject({
    added: 151,
    flags: { UNSUPPORTED_TOTAL: 1 },
    flagged: [{ period: '2023-03', reason: expect.stringContaining('Filed $8,000,000.00') as string }],
  });
  expect(describeDiff(diff)).toContain('MARFA: -$7,947,970.00 (-50.29%)');
});

test('verifies files, counts and sums, and names what differs', async () => {
  expect(await verifyReleases(bench, null)).toMatchObject({ releases: [1, 4], differences: [] });
  await bench.rows(
    `update hotel_place_month set room_receipts_cents = room_receipts_cents + 1 where kind = 'COUNTY'`,
  );
  await bench.rows('update release set added = added + 1 where id = 4');
  const [{ sha256 } = { sha256: '' }] = await bench.rows<{ sha256: string }>(
    'select raw_sha256 as sha256 from import i join release r on r.import_id = i.id where r.id = 1',
  );
  await rm(rawPath(bench.dataDir, sha256));
  expect(await verifyReleases(bench, null)).toMatchObject({
    differences: expect.arrayContaining([
      expect.stringMatching(/^release 1: its stored file HOT2303\.CSV is missing/),
      'release 4 (HOT2303.CSV): added and changed 3, filings brought 2',
      expect.stringMatching(/^hotel sums differ: counties and their cities/),
    ]) as string[],
  });
});

test('lists and shows releases and imports, and its help needs no database', async () => {
  const { output } = await releases('list', '--product', 'hotel');
  expect(output).toMatch(/^4 {2}HOT2303\.CSV \(hotel, H2\), 2023-03, 151 rows, /);
  expect(output).toMatch(/2 {2}wrong\.csv .*, UNDONE .* by operator: wrong file/);
  const shown = await showRelease(bench.pool, 2);
  expect(shown).toMatchObject({ undoReason: 'wrong file', periods: [{ period: '2023-03', rows: 1 }] });
  expect(shown.undos).toHaveLength(3);
  expect(shown.undos[2]).toMatchObject({ undoneBy: 'Ann', reason: 'another month' });
  const imports = await runCommand('worker/import/releases/imports.cli.ts', ['list', '--json'], {
    env: { DATABASE_URL: asProduct(bench.url), DATA_DIR: bench.dataDir },
  });
  expect(JSON.parse(imports.output)).toContainEqual(
    expect.objectContaining({ id: 2, file: 'wrong.csv', state: 'refused' }),
  );
  expect(describeShownImport(await showImport(bench.pool, 2))).toMatch(/^2 {2}wrong\.csv: refused, /);
  const help = await runCommand('worker/import/releases/imports.cli.ts', ['--help'], { env: {} });
  expect(help.code).toBe(0);
  expect(help.output).toMatch(/^npm run imports -- list/);
});
