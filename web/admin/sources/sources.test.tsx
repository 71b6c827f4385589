import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeClient } from '../../app/apollo.ts';
import { storeToken } from '../../app/session.ts';
import { readSchema } from '../../test/readSchema.ts';
import { usePages } from '../../test/renderPage.tsx';
import { fileOf, MEGABYTE, uploadServer } from '../../test/uploadServer.ts';
import { AddSchedule } from './AddSchedule.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { UploadSection } from './UploadSection.tsx';

usePages();

const schema = readSchema();

function renderSection(section: ReactNode, rootValue: object) {
  const client = makeClient({ onSignedOut: () => undefined }, new SchemaLink({ schema, rootValue }));
  render(<ApolloProvider client={client}>{section}</ApolloProvider>);
  return userEvent.setup();
}

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
  await screen.findByText(/1 MiB of 2 MiB\. Interrupted\. Choose the same file again to continue\./);
  expect(screen.getByText(/2 MiB\. Done\. HOT2301\.CSV: published/)).toBeTruthy();
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

test('an address is added with its problems beside the fields, its run cancelled, and it is deleted once sure', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Delete: hotel-files' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete schedule' }));
  expect(asked).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const form = within(screen.getByRole('form', { name: 'Add an address' }));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'bars' } });
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://files.test/' } });
  await user.click(form.getByRole('button', { name: 'Add' }));
  await screen.findByText('Enter the whole address of a file, not of a folder.');
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://files.test/a.zip' } });
  await user.click(form.getByRole('button', { name: 'Add' }));
  await screen.findByText('bars is added.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an address' }));
  const bars = { name: 'bars', pattern: '0 6 25 * *', timeZone: 'America/Chicago' };
  expect(asked).toEqual([
    { cancelScheduleRun: { name: 'hotel-files' } },
    { removeSchedule: { name: 'hotel-files' } },
    { addSchedule: { ...bars, address: 'https://files.test/' } },
    { addSchedule: { ...bars, address: 'https://files.test/a.zip' } },
  ]);
});

test('a schedule that is not added yet is kept, as when the session ends meanwhile', async () => {
  const open = async (): Promise<HTMLElement> => {
    const user = renderSection(<AddSchedule onAdded={() => undefined} />, {});
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    return screen.getByLabelText('Name');
  };
  fireEvent.change(await open(), { target: { value: 'bars' } });
  cleanup();
  expect(await open()).toHaveProperty('value', 'bars');
});
