import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leaveEarly } from '../launch/test/leaving.ts';
import { useServer } from '../launch/test/useServer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const woken: string[] = [];
const server = useServer({ dataDir, dataRequested: () => void woken.push('import') });
afterAll(() => rmSync(dataDir, { recursive: true }));

const admin = { as: 'admin' } as const;
const content = Buffer.from('taxpayer_number,receipts\n1,2\n'.repeat(100));

interface Answer {
  status: number;
  body: { id: string; received: number; state: string; error?: { code: string; message: string } };
}

async function patch(
  id: string,
  offset: number,
  part: Buffer,
  as: 'admin' | 'paid' = 'admin',
): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${(await server.token(as)) ?? ''}`,
    'upload-offset': String(offset),
  };
  const response = await fetch(`${server.origin}/rest/admin/uploads/${id}`, {
    method: 'PATCH',
    headers,
    body: new Uint8Array(part),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const begin = async (fileName: string, bytes: number, as: 'admin' | 'paid' | 'anonymous' = 'admin') =>
  (await server.rest('/rest/admin/uploads', {
    as,
    method: 'POST',
    body: { fileName, bytes },
  })) as unknown as Answer;

test('a file arrives in parts, goes on after a lost connection, and waits for the worker when it is whole', async () => {
  const { status, body } = await begin('C:\\releases\\HOT2303.CSV', content.length);
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      fileName: 'HOT2303.CSV',
      bytes: content.length,
      received: 0,
      state: 'ARRIVING',
    }),
  ]);
  expect(await patch(body.id, 0, content.subarray(0, 1000))).toMatchObject({
    status: 200,
    body: { received: 1000 },
  });
  // The answer was lost: the client sends the same part again, and is told where to go on.
  expect(await patch(body.id, 0, content.subarray(0, 1000))).toMatchObject({
    status: 409,
    body: { error: { code: 'WRONG_OFFSET', message: 'The upload continues at byte 1000.' } },
  });
  expect((await server.rest(`/rest/admin/uploads/${body.id}`, admin)).body).toMatchObject({ received: 1000 });
  expect((await patch(body.id, 1000, Buffer.alloc(content.length))).status).toBe(400);
  expect(woken).toEqual([]);
  expect(await patch(body.id, 1000, content.subarray(1000))).toMatchObject({
    status: 200,
    body: { state: 'WAITING' },
  });
  expect(woken).toEqual(['import']);
  expect(readFileSync(join(dataDir, 'uploads', body.id)).equals(content)).toBe(true);
  expect(
    await server.db.query('/* test.runs */ select kind, file_name, path, wished_by, state from source_run'),
  ).toEqual([
    {
      kind: 'upload',
      file_name: 'HOT2303.CSV',
      path: body.id,
      wished_by: 'admin@example.test',
      state: 'waiting',
    },
  ]);
  const { uploads } = await server.query<{ uploads: unknown }>(
    '{ uploads { fileName state received } }',
    {},
    admin,
  );
  expect(uploads).toEqual([{ fileName: 'HOT2303.CSV', state: 'WAITING', received: content.length }]);
});

test('strangers, members and files that are too large are refused, and an upload can be cancelled', async () => {
  const { body } = await begin('HOT2304.CSV', 10);
  expect((await begin('x.csv', 10, 'anonymous')).status).toBe(401);
  expect((await begin('x.csv', 10, 'paid')).status).toBe(403);
  expect((await patch(body.id, 0, Buffer.from('x'), 'paid')).status).toBe(403);
  expect(await begin('x.csv', 2 ** 30 + 1)).toMatchObject({
    status: 400,
    body: { error: { message: 'x.csv is larger than 1 GiB, the largest size of an upload.' } },
  });
  expect((await begin('..', 10)).status).toBe(400);
  expect((await patch('../../etc/passwd', 0, Buffer.from('x'))).status).toBe(404);
  expect((await patch(body.id, 0, Buffer.alloc(5 * 1024 ** 2))).status).toBe(413);
  expect((await server.rest(`/rest/admin/uploads/${body.id}`, { ...admin, method: 'DELETE' })).status).toBe(
    200,
  );
  expect((await patch(body.id, 0, Buffer.from('x'))).status).toBe(404);
});

const SET = `mutation ($input: SetScheduleInput!) { setSchedule(input: $input) {
  schedule { words isOn nextRunAt monthsBack } errors { field code message } } }`;

test('a schedule is changed and said in words, a wrong one refused, and a run asked for; all of it is recorded', async () => {
  const set = async (input: object): Promise<unknown> =>
    (await server.query<{ setSchedule: unknown }>(SET, { input }, admin)).setSchedule;
  const name = 'mixed-beverage';
  expect(await set({ name, pattern: '0 7 * * 2', isOn: true, monthsBack: 12 })).toEqual({
    schedule: {
      words: 'At 07:00 AM, only on Tuesday, America/Chicago',
      isOn: true,
      nextRunAt: expect.stringMatching(/T1[23]:00:00\.000Z$/) as string,
      monthsBack: 12,
    },
    errors: [],
  });
  for (const [wrong, field, words] of [
    [{ pattern: '0 25 * * *' }, 'pattern', 'Constraint error, got value 25 expected range 0-23'],
    [{ pattern: '0 0 0 * * *' }, 'pattern', 'it does not have five fields'],
    [{ pattern: '0 0 30 2 *' }, 'pattern', 'Invalid explicit day of month definition'],
    [{ timeZone: 'Texas' }, 'timeZone', '“Texas” is no time zone'],
    [{ monthsBack: 0 }, 'monthsBack', 'Enter 1 to 240 months.'],
  ] as const) {
    const errors = [{ field, code: 'INVALID', message: expect.stringContaining(words) as string }];
    expect(await set({ name, ...wrong })).toEqual({ schedule: null, errors });
  }
  expect(await set({ name: 'x' })).toMatchObject({ errors: [{ field: 'name', code: 'NOT_FOUND' }] });
  expect(
    await server.query(
      'mutation { runSchedule(input: { name: "backup" }) { schedule { isRunWanted isOn } errors { code } } }',
      {},
      admin,
    ),
  ).toEqual({ runSchedule: { schedule: { isRunWanted: true, isOn: false }, errors: [] } });
  const add = async (input: object): Promise<unknown> =>
    (
      await server.query<{ addSchedule: unknown }>(
        `mutation ($input: AddScheduleInput!) { addSchedule(input: $input) {
          schedule { words isOn address canCancel } errors { field code } } }`,
        { input },
        admin,
      )
    ).addSchedule;
  const hotels = { name: 'hotel-files', address: 's3://texas/HOT2302.zip', pattern: '0 6 25 * *' };
  expect(await add(hotels)).toMatchObject({ schedule: { address: hotels.address, isOn: true }, errors: [] });
  for (const [wrong, field] of [
    [hotels, 'name'],
    [{ ...hotels, name: 'Hotel Files' }, 'name'],
    [{ ...hotels, name: 'x1', address: 'http://files.example.test/a.zip' }, 'address'],
    [{ ...hotels, name: 'x1', address: 'https://ann:secret@files.example.test/a.zip' }, 'address'],
    [{ ...hotels, name: 'x1', pattern: '0 6 25' }, 'pattern'],
  ] as const)
    expect(await add(wrong)).toEqual({ schedule: null, errors: [{ field, code: 'INVALID' }] });
  for (const [act, given, code] of [
    ['cancelScheduleRun', 'hotel-files', 'OUTDATED'],
    ['removeSchedule', 'inbox', 'OUTDATED'],
    ['removeSchedule', 'hotel-files', null],
    ['removeSchedule', 'hotel-files', 'NOT_FOUND'],
  ] as const) {
    const sent = `mutation { ${act}(input: { name: "${given}" }) { errors { code } } }`;
    const errors = code === null ? [] : [{ code }];
    expect(await server.query(sent, {}, admin)).toEqual({ [act]: { errors } });
  }
  const { schedules } = await server.query<{ schedules: unknown }>(
    '{ schedules { name source lastState } }',
    {},
    admin,
  );
  expect(schedules).toEqual([
    { name: 'backup', source: 'BACKUP', lastState: null },
    { name: 'inbox', source: 'INBOX', lastState: null },
    { name: 'mixed-beverage', source: 'PORTAL', lastState: null },
  ]);
  const acts = await server.db.query<{ action: string }[]>(
    '/* acts */ select action from audit_log order by id',
  );
  expect(acts.map(({ action }) => action)).toEqual([
    'UPLOAD_RELEASE',
    'SET_SCHEDULE',
    'RUN_SCHEDULE',
    'ADD_SCHEDULE',
    'REMOVE_SCHEDULE',
  ]);
});

test('clients that leave early take no place for good', async () => {
  const headers = { authorization: `Bearer ${(await server.token('admin')) ?? ''}` };
  const part = { path: '/rest/admin/uploads/none', headers, method: 'PATCH' };
  await leaveEarly(
    server,
    'session',
    Array.from({ length: 8 }, () => part),
  );
  expect(await patch('none', 0, content)).toMatchObject({ status: 404 });
});

test('sums of what has arrived tell whether another file is the same, and an upload is interrupted after 2 minutes', async () => {
  const mebibyte = Buffer.alloc(1024 ** 2, 'a');
  const { body } = await begin('HOT2304.CSV', 2 * mebibyte.length);
  const sums = async () => (await server.rest(`/rest/admin/uploads/${body.id}/sums`, admin)).body;
  expect(await sums()).toEqual({ received: 0, sums: [] });
  await patch(body.id, 0, mebibyte);
  await patch(body.id, mebibyte.length, Buffer.from('rest'));
  expect(await sums()).toEqual({
    received: mebibyte.length + 4,
    sums: [mebibyte, Buffer.from('rest')].map((part) => createHash('sha256').update(part).digest('hex')),
  });
  const isInterrupted = async () => {
    const { uploads } = await server.query<{ uploads: { id: string; isInterrupted: boolean }[] }>(
      '{ uploads { id isInterrupted } }',
      {},
      admin,
    );
    return uploads.find(({ id }) => id === body.id)?.isInterrupted;
  };
  expect(await isInterrupted()).toBe(false);
  await server.db.query(
    `/* test.touched */ update upload set touched_at = now() - interval '121 seconds' where id = $1`,
    [body.id],
  );
  expect(await isInterrupted()).toBe(true);
});
