import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { makeClient } from '../../app/apollo.ts';
import { storeToken } from '../../app/session.ts';
import { readSchema } from '../../test/readSchema.ts';
import { usePages } from '../../test/renderPage.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { uploadFile, UploadRefused } from './uploadFile.ts';
import { UploadSection } from './UploadSection.tsx';

usePages();

const schema = readSchema();
const MEGABYTE = 1024 ** 2;

function renderSection(section: ReactNode, rootValue: object) {
  const client = makeClient({ onSignedOut: () => undefined }, new SchemaLink({ schema, rootValue }));
  render(<ApolloProvider client={client}>{section}</ApolloProvider>);
  return userEvent.setup();
}

interface Sent extends RequestInit {
  headers: Headers;
}

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message } }, { status });

/** A server that takes parts, and fails as it is told: by the number of the call. */
function uploadServer(fails: Readonly<Record<number, 'lost' | 'answer lost' | 'busy' | 'refused'>> = {}) {
  const server = { calls: [] as string[], received: 0, holds: Buffer.alloc(0) };
  const answer = (path: string, { method = '', body, headers }: Sent): Response => {
    const fail = fails[server.calls.push(`${method} ${path.replace('/rest/admin/uploads', '')}`)];
    if (fail === 'lost') throw new TypeError('Failed to fetch');
    if (fail === 'busy') return Response.json({}, { status: 429 });
    if (fail === 'refused') return refuse(400, 'BAD_USER_INPUT', 'The disk has no room for this file.');
    if (path.endsWith('/sums')) return Response.json(sumsOf(server.holds));
    if (method === 'PATCH' && body instanceof Blob) {
      if (Number(headers.get('upload-offset')) !== server.received)
        return refuse(409, 'WRONG_OFFSET', 'Elsewhere.');
      server.received += body.size;
    }
    if (fail === 'answer lost') throw new TypeError('Failed to fetch');
    return Response.json({ id: 'u1', received: server.received, state: 'ARRIVING' });
  };
  vi.stubGlobal('fetch', (path: string, sent: Sent) => Promise.resolve().then(() => answer(path, sent)));
  return server;
}

function sumsOf(content: Buffer): { received: number; sums: string[] } {
  const sums: string[] = [];
  for (let at = 0; at < content.length; at += MEGABYTE) {
    const part = content.subarray(at, at + MEGABYTE);
    sums.push(createHash('sha256').update(part).digest('hex'));
  }
  return { received: content.length, sums };
}

const fileOf = (megabytes: number, name = 'HOT2303.zip'): File =>
  new File([new Uint8Array(megabytes * MEGABYTE)], name);

test('an upload goes on after lost connections and lost answers, and each byte is sent to its place once', async () => {
  storeToken('a-token');
  const server = uploadServer({ 2: 'lost', 4: 'answer lost', 7: 'busy' });
  const told: string[] = [];
  const onProgress = (received: number, trouble: string): void =>
    void told.push(`${String(received)} ${trouble}`.trim());
  await uploadFile(fileOf(3), { signal: new AbortController().signal, onProgress, waits: [0] });
  expect(server.received).toBe(3 * MEGABYTE);
  expect(server.calls).toEqual([
    'POST ',
    'PATCH /u1',
    'GET /u1',
    'PATCH /u1',
    'GET /u1',
    'PATCH /u1',
    'PATCH /u1',
    'GET /u1',
    'PATCH /u1',
  ]);
  expect(told.at(-1)).toBe(String(3 * MEGABYTE));
});

test('a refused upload is not tried again', async () => {
  const server = uploadServer({ 1: 'refused' });
  const refused = uploadFile(fileOf(1), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  await expect(refused).rejects.toThrow(new UploadRefused('The disk has no room for this file.'));
  expect(server.calls).toEqual(['POST ']);
});

test.each([403, 413])(
  'a proxy’s page with status %i ends an upload, and names the status',
  async (status) => {
    const page = (): Response => new Response('<html>No</html>', { status });
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    const onProgress = vi.fn(() => {
      throw new Error('It is not tried again.');
    });
    const refused = uploadFile(fileOf(1), { signal: new AbortController().signal, onProgress, waits: [0] });
    await expect(refused).rejects.toThrow(
      new UploadRefused(
        `The upload got an unexpected answer with status ${String(status)}, probably from a proxy. ` +
          'Ask the administrator of your network.',
      ),
    );
  },
);

test('a wait that is over no longer listens for the end of the upload', async () => {
  uploadServer({ 1: 'lost', 2: 'busy' });
  const { signal } = new AbortController();
  const listening = vi.spyOn(signal, 'addEventListener');
  const stopped = vi.spyOn(signal, 'removeEventListener');
  await uploadFile(fileOf(1), { signal, onProgress: () => undefined, waits: [0] });
  expect(listening).toHaveBeenCalledTimes(2);
  expect(stopped).toHaveBeenCalledTimes(2);
});

const upload = {
  id: 'u1',
  fileName: 'HOT2302.zip',
  bytes: 2 * MEGABYTE,
  received: MEGABYTE,
  state: 'ARRIVING',
  isInterrupted: true,
  message: null,
  importId: null,
  createdAt: '2026-11-22T10:00:00Z',
};

test('files are dropped or chosen and arrive one after the other; an interrupted one continues', async () => {
  storeToken('a-token');
  const server = uploadServer({ 4: 'refused' });
  server.received = MEGABYTE;
  server.holds = Buffer.alloc(MEGABYTE);
  const done = {
    ...upload,
    id: 'u2',
    fileName: 'HOT2301.zip',
    state: 'DONE',
    isInterrupted: false,
    message: 'HOT2301.CSV: published',
  };
  const user = renderSection(<UploadSection />, { uploads: () => [upload, done] });
  await screen.findByText(/1 MB of 2 MB\. Interrupted\. Choose the same file again to continue\./);
  expect(screen.getByText(/2 MB\. Done\. HOT2301\.CSV: published/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
  await user.upload(screen.getByLabelText('Releases'), fileOf(2, 'HOT2302.zip'));
  fireEvent.drop(screen.getByText(/or drop them here/), { dataTransfer: { files: [fileOf(1)] } });
  expect(await screen.findByText('The disk has no room for this file.')).toBeTruthy();
  expect(server.calls).toEqual(['GET /u1/sums', 'GET /u1', 'PATCH /u1', 'POST ']);
  await user.click(screen.getByRole('button', { name: 'Remove HOT2303.zip' }));
  expect(screen.queryByText('The disk has no room for this file.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete HOT2302.zip' }));
  await waitFor(() => expect(server.calls.at(-1)).toBe('DELETE /u1'));
});

test.each([
  ['has other contents', true, 'x', ['GET /u1/sums', 'POST ', 'PATCH /u1', 'PATCH /u1']],
  [
    'differs after the first mebibyte',
    true,
    `${'\0'.repeat(MEGABYTE)}x`,
    ['GET /u1/sums', 'POST ', 'PATCH /u1', 'PATCH /u1'],
  ],
  ['is still arriving from another page', false, '', ['POST ', 'PATCH /u1', 'PATCH /u1']],
])('an upload with the same name and size that %s is left alone', async (_, isInterrupted, holds, calls) => {
  storeToken('a-token');
  const server = uploadServer();
  server.holds = Buffer.from(holds);
  const user = renderSection(<UploadSection />, { uploads: () => [{ ...upload, isInterrupted }] });
  await screen.findByText(isInterrupted ? /Interrupted\./ : /Arriving from another page/);
  await user.upload(screen.getByLabelText('Releases'), fileOf(2, 'HOT2302.zip'));
  await waitFor(() => expect(server.calls).toEqual(calls));
});

const schedule = {
  name: 'mixed-beverage',
  source: 'PORTAL',
  pattern: '0 6 * * 1',
  timeZone: 'America/Chicago',
  words: 'At 06:00 AM, only on Monday, America/Chicago',
  isOn: true,
  monthsBack: 6,
  isRunWanted: false,
  nextRunAt: '2026-11-23T12:00:00Z',
  lastRunAt: '2026-11-16T12:00:00Z',
  lastState: 'REFUSED',
  lastMessage: 'The portal’s columns have changed.',
  address: null,
  canCancel: false,
};

test('the schedule says when runs are due and what became of the last, runs at once and is changed', async () => {
  const asked: unknown[] = [];
  const wrong = { field: 'pattern', code: 'INVALID', message: '“61 6 * * 1” is no cron pattern.' };
  const user = renderSection(<ScheduleSection />, {
    schedules: () => [schedule],
    runSchedule: ({ input }: { input: unknown }) => {
      asked.push(input);
      return { schedule, errors: [] };
    },
    setSchedule: ({ input }: { input: { pattern?: string } }) => {
      asked.push({ ...input });
      return input.pattern?.startsWith('61') === true
        ? { schedule: null, errors: [wrong] }
        : { schedule, errors: [] };
    },
  });
  await screen.findByText(
    /At 06:00 AM, only on Monday, America\/Chicago\. Next run .* refused\. The portal’s columns/,
  );
  const name = 'Mixed beverages from the state’s portal';
  await user.click(screen.getByRole('button', { name: `Run now: ${name}` }));
  await screen.findByText('It starts within half a minute.');
  await user.click(screen.getByRole('button', { name: `Edit: ${name}` }));
  const form = within(screen.getByRole('form', { name: `Edit: ${name}` }));
  fireEvent.change(form.getByLabelText('Cron pattern'), { target: { value: '61 6 * * 1' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('“61 6 * * 1” is no cron pattern.');
  fireEvent.change(form.getByLabelText('Months back'), { target: { value: '12' } });
  fireEvent.change(form.getByLabelText('Cron pattern'), { target: { value: '1 6 * * 1' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('“61 6 * * 1” is no cron pattern.')).toBeNull());
  await user.click(screen.getByRole('button', { name: `Turn off: ${name}` }));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual([
    { name: 'mixed-beverage' },
    { name: 'mixed-beverage', pattern: '61 6 * * 1', timeZone: 'America/Chicago', monthsBack: 6 },
    { name: 'mixed-beverage', pattern: '1 6 * * 1', timeZone: 'America/Chicago', monthsBack: 12 },
    { name: 'mixed-beverage', isOn: false },
  ]);
});

test('an address is added with its problems beside the fields, its run cancelled, and it is removed', async () => {
  const asked: unknown[] = [];
  const fetched = { ...schedule, source: 'ADDRESS', name: 'hotel-files', monthsBack: null };
  const running = { ...fetched, address: 's3://texas/HOT2302.zip', lastState: 'RUNNING', canCancel: true };
  const done = (name: string) => ({
    [name]: ({ input }: { input: { address?: string } }) => {
      asked.push({ [name]: { ...input } });
      const message = 'Enter the whole address of a file, not of a folder.';
      const isWrong = input.address?.endsWith('/') === true;
      return { schedule: null, errors: isWrong ? [{ field: 'address', code: 'INVALID', message }] : [] };
    },
  });
  const user = renderSection(<ScheduleSection />, {
    schedules: () => [running],
    ...done('addSchedule'),
    ...done('cancelScheduleRun'),
    ...done('removeSchedule'),
  });
  await screen.findByText(/From s3:\/\/texas\/HOT2302\.zip\. Next run .* running\./);
  await user.click(screen.getByRole('button', { name: 'Cancel run: hotel-files' }));
  await screen.findByText('It stops within seconds and leaves nothing behind.');
  await user.click(screen.getByRole('button', { name: 'Remove: hotel-files' }));
  await screen.findByText('Removed.');
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'bars' } });
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://files.test/' } });
  await user.click(form.getByRole('button', { name: 'Add' }));
  await screen.findByText('Enter the whole address of a file, not of a folder.');
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://files.test/a.zip' } });
  await user.click(form.getByRole('button', { name: 'Add' }));
  await screen.findByText('bars is added.');
  const bars = { name: 'bars', pattern: '0 6 25 * *', timeZone: 'America/Chicago' };
  expect(asked).toEqual([
    { cancelScheduleRun: { name: 'hotel-files' } },
    { removeSchedule: { name: 'hotel-files' } },
    { addSchedule: { ...bars, address: 'https://files.test/' } },
    { addSchedule: { ...bars, address: 'https://files.test/a.zip' } },
  ]);
});
