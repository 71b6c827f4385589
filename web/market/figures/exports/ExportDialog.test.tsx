import { GraphQLError } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import { askedFile, rowsOfPlace } from './exportedRows.ts';

usePages();

const encoder = new TextEncoder();

/** Answers exports with these parts; then the answer ends, breaks off, or stays open until its reader leaves. */
function answerExports(parts: string[], end: 'whole' | 'broken' | 'open') {
  const answer = vi.fn((_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part));
        if (end === 'whole') controller.close();
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
      pull(controller) {
        if (end === 'broken') controller.error(new TypeError('network error'));
      },
    });
    return Promise.resolve(new Response(body));
  });
  stubExports(answer);
  return answer;
}

/** The page asks for the maintenance state as well. */
function stubExports(answer: (url: string, init: RequestInit) => Promise<Response>): void {
  const other = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    url.startsWith('/exports') ? answer(url, init) : other(url, init),
  );
}

async function openExport(answers = {}) {
  const { user, asked } = renderPage('/stt/about-data', { answers });
  await user.click(await screen.findByRole('button', { name: 'Export all hotels' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export properties' }));
  const save = await dialog.findByRole('button', { name: 'Save file' });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  return { user, dialog, save, asked };
}

test('all rows are saved as they come, and counted', async () => {
  const files = catchDownloads();
  const answer = answerExports(['\uFEFFMonth,Name\n2023-08,A', ' B\n2023-09,C\n'], 'whole');
  const { user, dialog, save } = await openExport();
  await user.click(save);
  expect(await dialog.findByText('Saved: 2 rows')).toBeDefined();
  expect(files.map(({ name }) => name)).toEqual(['All Texas hotels hotelMonths 2022-10 to 2023-09.csv']);
  expect(await files[0]?.text).toContain('2023-08,A B\n2023-09,C\n');
  const [url, { headers, body }] = answer.mock.calls[0] ?? ['', {}];
  expect(url).toBe('/exports/hotelMonths.csv');
  expect(new Headers(headers).get('authorization')).toBe('Bearer a-token');
  expect(body).toBe('{"months":{"from":"2022-10","to":"2023-09"}}');
});

test('a saved file says which of its months no release has in full', async () => {
  catchDownloads();
  const headers = { 'x-not-published': '2023-04, 2023-06 to 2023-07' };
  stubExports(() => Promise.resolve(new Response('Month,Name\n2023-08,A\n', { headers })));
  const { user, dialog, save } = await openExport();
  await user.click(save);
  expect(
    await dialog.findByText('Saved: 1 row. No release has Apr 2023, Jun 2023 to Jul 2023 in full.'),
  ).toBeDefined();
});

test('a refused export in the background says what is published', async () => {
  const message = 'No release has lodging of 2022-10 to 2023-09. Published: 2021-01 to 2021-12.';
  const { user, dialog } = await openExport({
    startExport: () => {
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Prepare in the background' }));
  expect(await dialog.findByText(message)).toBeDefined();
});

test('a file that breaks off is not saved, and says so', async () => {
  const files = catchDownloads();
  answerExports(['Month,Name\n2023-08,A\n'], 'broken');
  const { user, dialog, save } = await openExport();
  await user.click(save);
  expect(await dialog.findByText(/was interrupted, so nothing was saved/)).toBeDefined();
  expect(files).toEqual([]);
});

test('an export can be cancelled', async () => {
  const abort = vi.fn();
  const written: number[] = [];
  const write = (part: Uint8Array): void => void written.push(part.length);
  const picked = { createWritable: () => Promise.resolve({ write, close: vi.fn(), abort }) };
  vi.stubGlobal('showSaveFilePicker', () => Promise.resolve(picked));
  answerExports(['Month,Name\n2023-08,A\n'], 'open');
  const { user, dialog, save } = await openExport();
  await user.click(save);
  expect(await dialog.findByText('Saving: 1 row')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel export' }));
  expect(await dialog.findByRole('button', { name: 'Close' })).toBeDefined();
  expect(abort).toHaveBeenCalledOnce();
  expect(written).toEqual([21]);
});

test('the definitions of the columns are one press away, for files that have no room for them', async () => {
  const files = catchDownloads();
  const columns = [{ title: 'Rooms', key: 'roomCapacity', type: 'integer', definition: 'Rooms filed.' }];
  const body = JSON.stringify({ dataSets: [{ name: 'hotelMonths', columns }] });
  stubExports(() => Promise.resolve(new Response(body)));
  const { user, dialog } = await openExport();
  await user.click(dialog.getByRole('button', { name: 'Save definitions' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['hotelMonths definitions.csv']));
  expect(await files[0]?.text).toContain('Rooms,roomCapacity,integer,Rooms filed.');
  await user.click(dialog.getByRole('radio', { name: 'Excel workbook with definitions' }));
  await dialog.findByText('The workbook has a sheet with the definition of each column.');
});

test('a refusal says why', async () => {
  const body = JSON.stringify({ error: { message: 'You are asking too much at once.' } });
  stubExports(() => Promise.resolve(new Response(body, { status: 429 })));
  const { user, dialog, save } = await openExport();
  await user.click(save);
  expect(await dialog.findByText('You are asking too much at once.')).toBeDefined();
});

test('a large export can be prepared in the background, and is found on the page of exports', async () => {
  const { user, dialog, asked } = await openExport();
  await user.click(dialog.getByRole('button', { name: 'Prepare in the background' }));
  expect(await dialog.findByText(/The file is being prepared/)).toBeDefined();
  expect(asked.find(({ name }) => name === 'StartExport')?.variables).toEqual({
    input: {
      dataSet: 'hotelMonths',
      format: 'CSV',
      argumentsJson: '{"months":{"from":"2022-10","to":"2023-09"}}',
      title: 'All Texas hotels hotelMonths 2022-10 to 2023-09',
    },
  });
  await user.click(dialog.getByRole('link', { name: 'Exports' }));
  expect(await screen.findByText('Being prepared: 12,345 rows so far')).toBeDefined();
});

test('filings of a place take its conditions and the months of their periods', () => {
  const period = { from: '2023-01', to: '2023-09' };
  const properties = rowsOfPlace('ZIP', '79843');
  expect(
    askedFile({
      product: 'BEVERAGE',
      title: 'ZIP 79843',
      properties,
      rows: 'filings',
      format: 'csv.gz',
      period,
    }),
  ).toEqual({
    file: 'beverageFilings.csv.gz',
    args: { filter: { zip: { eq: '79843' }, month: period } },
    name: 'ZIP 79843 beverageFilings 2023-01 to 2023-09.csv.gz',
  });
});
