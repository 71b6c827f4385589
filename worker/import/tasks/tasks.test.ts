import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, type CommandResult } from '../../../server/launch/test/command.ts';
import { h2Row, h2Rows } from '../fixtures/rows.testing.ts';
import { runImport } from '../runImport.ts';
import { readArguments } from '../releases/imports.args.ts';
import { redoRelease } from '../undo/redoRelease.ts';
import { administrator, type Payload } from './administrator.testing.ts';
import { lockKinds } from '../../platform/withLock.ts';
import { taskBench, type TaskBench } from './tasks.testing.ts';
import { whileHeld } from '../../../server/launch/test/whileHeld.ts';

let made: TaskBench;
let { bench, server, registered, work, hotels } = {} as TaskBench;
let { act, imports, task, audited } = {} as ReturnType<typeof administrator>;
beforeAll(async () => {
  made = await taskBench();
  ({ bench, server, registered, work, hotels } = made);
  ({ act, imports, task, audited } = administrator(server));
});
afterAll(() => made.close());

const right = h2Rows(150);
/** One hotel; all others would be retired. */
const wrong = h2Row({ taxpayerNumber: '32000000777', locationName: '"HILTON MARFA"' });

const onImport = (importId: number, note = 'they called'): string =>
  `importId: ${String(importId)}, note: "${note}"`;

test('a held import says what it would change, and is published once when an administrator accepts it', async () => {
  await runImport(bench, await registered('HOT2303.CSV', right));
  const held = await registered('wrong.csv', wrong);
  expect(await runImport(bench, held)).toMatchObject({ state: 'refused', hold: 'acceptIncomplete' });
  expect(await imports(true)).toMatchObject([
    {
      importId: held,
      state: 'HELD',
      canAccept: true,
      canCancel: true,
      canRetry: true,
      releases: [{ fileName: 'wrong.csv', checks: [{ severity: 'HELD', rows: null }] }],
    },
  ]);

  const asked = await act('compareImport', `importId: ${String(held)}`);
  expect(await act('compareImport', `importId: ${String(held)}`)).toEqual(asked);
  expect(await work()).toBe(1);
  expect(await task(asked)).toMatchObject({
    kind: 'COMPARE_IMPORT',
    state: 'DONE',
    fileName: 'wrong.csv',
    comparisons: [{ fileName: 'wrong.csv', added: 1, changed: 0, retired: 150 }],
  });
  expect(await hotels()).toBe(150);

  expect((await act('acceptImport', onImport(held, ' '))).errors).toMatchObject([
    { field: 'note', code: 'EMPTY' },
  ]);
  const accepted = await act('acceptImport', onImport(held));
  expect(await act('acceptImport', onImport(held))).toEqual(accepted);
  const next = accepted.import?.importId ?? 0;
  // Now another check holds it back.
  expect(await runImport(bench, next)).toMatchObject({ state: 'refused', hold: 'acceptChanges' });
  const last = (await act('acceptImport', onImport(next))).import?.importId ?? 0;
  expect(await runImport(bench, last)).toMatchObject({ state: 'published' });
  // A second worker that was told of it as well.
  expect(await runImport(bench, last)).toMatchObject({ state: 'published' });
  expect(await hotels()).toBe(1);
  expect(await imports(true)).toEqual([]);
  expect((await imports(false)).slice(0, 3)).toMatchObject([
    { state: 'PUBLISHED', repeatOf: next, requestedBy: 'admin@example.test', note: 'they called' },
    { state: 'REFUSED', repeatedBy: last },
    { state: 'REFUSED', repeatedBy: next },
  ]);
  const refused = await act('cancelImport', onImport(last));
  expect(refused.errors).toMatchObject([
    {
      code: 'OUTDATED',
      message: `Import ${String(last)} (wrong.csv) is published, not waiting or running. Nothing was changed.`,
    },
  ]);
  expect(await audited()).toEqual(Array(2).fill('ACCEPT_IMPORT admin@example.test'));
  expect(made.told()).toBe(5);
});

/** Number of the release that was published by force; comparisons take numbers, too. */
let forced = 0;
const onRelease = (note: string): string => `releaseId: "release:${String(forced)}", note: "${note}"`;

test('a release is undone once by the administrator who asked, and redone', async () => {
  forced = (await bench.rows<{ id: number }>('select max(id) as id from release'))[0]?.id ?? 0;
  const asked = `releaseId: "release:${String(forced)}"`;
  const preview = await act('undoRelease', `${asked}, preview: true`);
  expect(await work()).toBe(1);
  const effect = { added: 150, removed: 1, changed: 0, firstMonth: '2023-03' };
  expect(await task(preview)).toMatchObject({ kind: 'PREVIEW_UNDO', state: 'DONE', effect });
  expect(await hotels()).toBe(1);

  expect((await act('undoRelease', asked)).errors).toMatchObject([{ code: 'EMPTY' }]);
  const undo = await act('undoRelease', onRelease('of another month'));
  expect(await act('undoRelease', onRelease('again'))).toEqual(undo);
  expect(await work()).toBe(1);
  const done = { state: 'DONE', note: 'of another month', requestedBy: 'admin@example.test' };
  expect(await task(undo)).toMatchObject({ kind: 'UNDO', effect, ...done });
  expect(await hotels()).toBe(150);
  expect(await bench.rows('select undone_by, reason from release_undo')).toEqual([
    { undone_by: 'admin@example.test', reason: 'of another month' },
  ]);
  expect((await act('undoRelease', onRelease('x'))).errors).toMatchObject([
    {
      code: 'OUTDATED',
      message: `Release ${String(forced)} (wrong.csv) is undone already. Nothing was changed.`,
    },
  ]);

  const redo = await act('redoRelease', onRelease('it was right'));
  await redoRelease(bench, {
    releaseId: forced,
    by: 'Ann',
    reason: '',
    dryRun: false,
    tell: () => undefined,
  });
  expect(await work()).toBe(1);
  expect(await task(redo)).toMatchObject({
    state: 'REFUSED',
    message: `Release ${String(forced)} (wrong.csv) is not undone. Nothing was changed.`,
  });
  const compared = await act('compareRelease', asked);
  await work();
  expect(await task(compared)).toMatchObject({ comparisons: [{ added: 1, retired: 150 }] });
  expect((await audited()).slice(0, 2)).toEqual([
    'REDO_RELEASE admin@example.test',
    'UNDO_RELEASE admin@example.test',
  ]);
});

test('a task is taken up again when its worker died, but not forever, and never while another does it', async () => {
  const undo = await act('undoRelease', onRelease('wrong'));
  const id = undo.task?.taskId ?? 0;
  await bench.rows(`update data_task set state = 'running', attempts = 1 where id = $1`, [id]);
  const lock = `select pg_advisory_xact_lock(${String(lockKinds.dataTask)}, ${String(id)})`;
  expect(await whileHeld(bench.pool, lock, work)).toBe(0);
  expect(await work()).toBe(1);
  expect(await task(undo)).toMatchObject({ state: 'DONE' });

  const redo = await act('redoRelease', onRelease('right'));
  await bench.rows('update data_task set attempts = 3 where id = $1', [redo.task?.taskId]);
  await work();
  expect(await task(redo)).toMatchObject({
    state: 'FAILED',
    message: 'The worker ended 3 times during this.',
  });
  expect(await hotels()).toBe(150);
});

test('an undo that waits or runs is cancelled, and nothing of it stays', async () => {
  const cancel = ({ task: given }: Payload) => act('cancelDataTask', `taskId: ${String(given?.taskId)}`);
  const cancelled = { state: 'CANCELLED', message: 'Cancelled by admin@example.test. Nothing was changed.' };
  const waiting = await act('redoRelease', onRelease('not now'));
  await cancel(waiting);
  expect(await work()).toBe(0);
  expect(await task(waiting)).toMatchObject(cancelled);

  const running = await act('redoRelease', onRelease('not now either'));
  // Its filings are moved when it waits here.
  await whileHeld(bench.pool, 'lock table release in share mode', async () => {
    const worked = work();
    await expect.poll(async () => (await task(running))['stage']).toBe('filings');
    await cancel(running);
    await cancel(running);
    expect(await worked).toBe(1);
  });
  expect(await task(running)).toMatchObject(cancelled);
  expect(await hotels()).toBe(150);
  expect((await cancel({ ...running, task: { taskId: 1, state: '' } })).errors).toMatchObject([
    { code: 'OUTDATED', message: 'Task 1 is done, not waiting or running. Nothing was changed.' },
  ]);
  expect((await audited()).slice(0, 4).map((line) => line.split(' ')[0])).toEqual([
    'CANCEL_TASK',
    'REDO_RELEASE',
    'CANCEL_TASK',
    'REDO_RELEASE',
  ]);
});

test('an import that waits or runs is cancelled, and repeated when an administrator wants it', async () => {
  const waiting = await registered('HOT2304.CSV', h2Rows(150, { periodEnd: '20230430' }));
  await act('cancelImport', onImport(waiting));
  expect(await runImport(bench, waiting)).toMatchObject({ state: 'cancelled' });

  const again = (await act('retryImport', onImport(waiting))).import?.importId ?? 0;
  // All checks have passed when the import waits here.
  await whileHeld(bench.pool, 'lock table release in share mode', async () => {
    const running = runImport(bench, again);
    const stateOf = async (): Promise<unknown> => (await imports(true))[0]?.['state'];
    await expect.poll(stateOf).toBe('RUNNING');
    await act('cancelImport', onImport(again));
    expect(await running).toMatchObject({ state: 'cancelled' });
  });
  expect((await imports(false))[0]).toMatchObject({
    importId: again,
    state: 'CANCELLED',
    repeatOf: waiting,
    canRetry: true,
    message: 'Cancelled; nothing of it was published.',
  });
  expect(await hotels()).toBe(150);
});

test('the command repeats and cancels an import, and accepts none that is not held back', async () => {
  const short = await registered('HOT2304.CSV', h2Rows(20, { periodEnd: '20230430' }));
  expect(await runImport(bench, short)).toMatchObject({ state: 'refused' });
  const cli = (...args: string[]): Promise<CommandResult> =>
    runCommand('worker/import/releases/imports.cli.ts', args, {
      env: { DATABASE_URL: bench.url, DATA_DIR: bench.dataDir },
    });
  const retried = await cli('retry', String(short), '--note', 'now', '--by', 'Ann', '--json');
  expect(retried.code).toBe(2);
  expect(JSON.parse(retried.output)).toMatchObject({ id: short + 1, state: 'refused', byWorker: false });
  expect(await cli('cancel', String(short + 1), '--note', 'too few', '--by', 'Ann')).toMatchObject({
    code: 0,
  });
  expect(await cli('accept', String(short + 1), '--note', 'x')).toEqual({
    code: 2,
    output: `Import ${String(short + 1)} (HOT2304.CSV) is cancelled, not held back. Nothing was changed.\n`,
  });
  expect(() => readArguments(['accept', '3'])).toThrow('Give the reason');
  expect((await audited()).slice(0, 2)).toEqual([
    'CANCEL_IMPORT command line (Ann)',
    'RETRY_IMPORT command line (Ann)',
  ]);
  expect((await cli('cancel', String(short + 1), '--note', 'again')).code).toBe(0);
  expect((await audited())[0]).toBe('CANCEL_IMPORT command line (Ann)');
  const held = await registered('HOT2306.CSV', h2Rows(20, { periodEnd: '20230630' }));
  await runImport(bench, held);
  expect((await cli('accept', String(held), '--note', 'all there is', '--by', 'Bo')).code).toBe(0);
  expect((await audited())[0]).toBe('ACCEPT_IMPORT command line (Bo)');
});

test('the published months are compared with what is due, and the queue is counted', async () => {
  await registered('HOT2305.CSV', 'x');
  const answer = await server.query(
    `{ dataQueue { waiting running failed } dataFreshness { product state latestMonth dueMonth dueOn
      lastReleaseAgeDays lastRelease { fileName } } }`,
    {},
    { as: 'admin' },
  );
  const due = { latestMonth: '2023-03', dueMonth: '2023-04', dueOn: '2023-06-04' };
  const last = { lastReleaseAgeDays: 0, lastRelease: { fileName: 'HOT2306.CSV' } };
  const none = { latestMonth: null, dueMonth: null, dueOn: null };
  expect(answer).toEqual({
    dataQueue: { waiting: 1, running: 0, failed: 1 },
    dataFreshness: [
      { product: 'HOTEL', state: 'LATE', ...due, ...last },
      { product: 'BEVERAGE', state: 'EMPTY', ...none, lastReleaseAgeDays: null, lastRelease: null },
    ],
  });
});
