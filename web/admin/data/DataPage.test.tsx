import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { fakeRoot } from '../../test/fakeApi.ts';
import { page } from '../../test/fakeHotel.ts';
import { held, refused, release, running, task } from '../../test/fakeImports.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const path = '/stt/admin/data';

const fresh = { lastReleaseAgeDays: 47, lastRelease: { fileName: 'HOT2608.ZIP' } };
const hotel = {
  product: 'HOTEL',
  state: 'LATE',
  latestMonth: '2026-08',
  dueMonth: '2026-09',
  dueOn: '2026-11-04',
  ...fresh,
};
const none = { latestMonth: null, dueMonth: null, dueOn: null, lastReleaseAgeDays: null, lastRelease: null };

interface Shown {
  open: unknown[];
  all: unknown[];
}

function answersOf({ open, all }: Shown, changes: object = {}) {
  return {
    viewer: { ...fakeRoot.viewer, isAdmin: true },
    dataFreshness: [hotel, { product: 'BEVERAGE', state: 'EMPTY', ...none }],
    dataQueue: { waiting: 0, running: 0, failed: 1 },
    imports: ({ isOpen, ...paging }: { isOpen?: boolean }) => page(isOpen === true ? open : all, paging),
    releases: (paging: object) => page([release], paging),
    dataTasks: (paging: object) => page([], paging),
    import: () => refused,
    ...changes,
  };
}

test('others than administrators go to the search', async () => {
  renderPage(path);
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test('it says what is published, how old it is, what is due, what runs and what is held', async () => {
  renderPage(path, { answers: answersOf({ open: [running, held], all: [] }) });
  const published = await screen.findByRole('table', { name: 'Published' });
  expect(screen.getByRole('link', { name: 'User Details' }).getAttribute('href')).toBe('/stt/admin');
  await within(published).findByText('47 days old (HOT2608.ZIP)');
  expect(
    within(published).getByRole('row', {
      name: /Lodging August 2026 Late September 2026 was due on Nov 4, 2026/,
    }),
  ).toBeTruthy();
  expect(
    within(published).getByRole('row', {
      name: /Mixed beverage None Nothing published Import one of the comptroller’s releases/,
    }),
  ).toBeTruthy();
  expect(screen.getByText('Queue: 0 waiting, 0 running, 1 failed this week.')).toBeTruthy();
  expect(screen.getByText(/^Reading rows: 12,000 rows, 6,000 a second, for /)).toBeTruthy();
  expect(screen.getByText(/Wait for a complete issue, or accept it as it is\.$/)).toBeTruthy();
  expect(screen.getByText('Nothing has been imported yet.')).toBeTruthy();
  expect(screen.getByText('No release has been undone yet.')).toBeTruthy();
});

test('the jobs of the queues open by a link that is made when it is asked for', async () => {
  const boardLink = '/stt/admin/queues/a.1.b/';
  const dataQueue = { waiting: 0, running: 0, failed: 0, boardLink };
  const { user, asked } = renderPage(path, { answers: answersOf({ open: [], all: [] }, { dataQueue }) });
  const button = await screen.findByRole('button', { name: 'Show jobs' });
  expect(asked.some(({ name }) => name === 'QueueLink')).toBe(false);
  await user.click(button);
  const link = await screen.findByRole('link', { name: 'Open the jobs of all queues' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([boardLink, 'noreferrer']);
});

test('without Redis, it says that there are no jobs', async () => {
  const dataQueue = { waiting: 0, running: 0, failed: 0, boardLink: null };
  const { user } = renderPage(path, { answers: answersOf({ open: [], all: [] }, { dataQueue }) });
  await user.click(await screen.findByRole('button', { name: 'Show jobs' }));
  expect(await screen.findByText('Redis is not set up, so there are no jobs.')).toBeTruthy();
});

test('an import is cancelled with a note, and what refuses it is said', async () => {
  const message = 'Import 7 (HOT2609.CSV) is published, not waiting or running. Nothing was changed.';
  const cancelImport = () => ({ import: null, errors: [{ field: null, code: 'OUTDATED', message }] });
  const { user, asked } = renderPage(path, {
    answers: answersOf({ open: [running], all: [] }, { cancelImport }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel import?' });
  const confirm = within(dialog).getByRole('button', { name: 'Cancel import' });
  await user.click(confirm);
  expect(await within(dialog).findByText(/^Enter the reason/)).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Note'), 'wrong file');
  await user.click(confirm);
  expect(await within(dialog).findByText(message)).toBeTruthy();
  const input = { importId: 7, note: 'wrong file' };
  expect(asked.findLast(({ name }) => name === 'CancelImport')?.variables).toEqual({ input });
});

test('rows that cannot be read show with their line, and are exported', async () => {
  const files = catchDownloads();
  const { user } = renderPage(path, { answers: answersOf({ open: [], all: [refused] }) });
  await user.click(await screen.findByRole('button', { name: 'Details of import 5' }));
  const rows = await screen.findByRole('table', { name: 'Rows of HOT2609.CSV that cannot be read' });
  expect(within(rows).getByRole('row', { name: '4 Period =2026 is no month' })).toBeTruthy();
  expect(screen.getByText('Left out, 1 row: cannot be read')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export 1 refused row as CSV' }));
  expect(await files[0]?.text).toContain("4,Period,'=2026,is no month");
});

test('an undo says first how many filings change, and is asked for with a note', async () => {
  const undoRelease = () => ({ task, errors: [] });
  const changes = { undoRelease, dataTask: () => task };
  const { user, asked } = renderPage(path, { answers: answersOf({ open: [], all: [] }, changes) });
  await user.click(await screen.findByRole('button', { name: 'Details of release 3' }));
  await user.click(await screen.findByRole('button', { name: 'Undo release' }));
  const dialog = screen.getByRole('dialog', { name: 'Undo release?' });
  expect(
    await within(dialog).findByText(/^Changes 10 filings of August 2026: 1 filing return, 9 filings go\.$/),
  ).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Note'), 'of another month');
  await user.click(within(dialog).getByRole('button', { name: 'Undo release' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const inputs = asked
    .filter(({ name }) => name === 'UndoRelease')
    .map(({ variables }) => variables['input']);
  expect(inputs).toEqual([
    { releaseId: 'release:3', preview: true },
    { releaseId: 'release:3', note: 'of another month' },
  ]);
});

test('a running undo shows its stage, and is cancelled at once', async () => {
  const undo = { ...task, kind: 'UNDO', state: 'RUNNING', stage: 'filings', effect: null, canCancel: true };
  let found = undo;
  const changes = {
    dataTasks: (paging: object) => page([found], paging),
    cancelDataTask: () => ({ task: (found = { ...undo, canCancel: false }), errors: [] }),
  };
  const { user, asked } = renderPage(path, { answers: answersOf({ open: [], all: [] }, changes) });
  const open = within(await screen.findByRole('list', { name: 'Running and held imports' }));
  expect(open.getByRole('heading', { name: 'Undo of HOT2608.ZIP Running' })).toBeTruthy();
  expect(open.getByText('Moving filings…')).toBeTruthy();
  await user.click(open.getByRole('button', { name: 'Cancel undo' }));
  await waitFor(() => expect(open.getByText('Being cancelled…')).toBeTruthy());
  expect(open.queryByRole('button')).toBeNull();
  expect(asked.findLast(({ name }) => name === 'CancelDataTask')?.variables).toEqual({
    input: { taskId: 1 },
  });
});

test('a failed part can be loaded again', async () => {
  const dataFreshness = (): never => {
    throw new Error('The server is confused.');
  };
  renderPage(path, { answers: answersOf({ open: [], all: [] }, { dataFreshness }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the tax that a legacy release of bars states is not shown as their receipts', async () => {
  const files = catchDownloads();
  const legacy = {
    ...release,
    id: 'release:4',
    fileName: 'MIXEDBEV.CSV',
    product: 'BEVERAGE',
    format: 'M1x',
    total: 67,
    statesTax: true,
  };
  const details = { ...refused.releases[0], ...legacy, checks: [], refusals: [] };
  const { user } = renderPage(path, {
    answers: answersOf(
      { open: [], all: [refused] },
      {
        releases: (paging: object) => page([release, legacy], paging),
        import: () => ({ ...refused, releases: [details] }),
      },
    ),
  });
  const table = await screen.findByRole('table', { name: 'Releases' });
  const cells = (name: RegExp) => within(within(table).getByRole('row', { name })).getAllByRole('cell');
  expect(cells(/HOT2608/).map(({ textContent }) => textContent)).toContain('$80.00');
  const texts = cells(/MIXEDBEV/).map(({ textContent }) => textContent);
  expect(texts.join()).toContain('the release states only the tax on the total');
  expect(texts.join()).not.toContain('$67.00');
  await user.click(
    within(screen.getByRole('region', { name: 'Releases' })).getByRole('button', { name: 'Export CSV' }),
  );
  const csv = await files[0]?.text;
  expect(csv).toContain(',Receipts,Tax on receipts,');
  expect(csv).toMatch(/MIXEDBEV\.CSV,.*,9,,67,/);
  await user.click(screen.getByRole('button', { name: /^Details of import 5/ }));
  expect((await screen.findByRole('region', { name: 'Release MIXEDBEV.CSV' })).textContent).toContain(
    '$67.00 of tax;',
  );
});

test('of a file that was not read it says so, and neither rows nor dollars', async () => {
  const unread = { product: null, format: null, firstMonth: null, lastMonth: null, rows: 0, total: 0 };
  const details = { ...refused.releases[0], ...unread, checks: [], refusals: [] };
  const { user } = renderPage(path, {
    answers: answersOf({ open: [], all: [refused] }, { import: () => ({ ...refused, releases: [details] }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Details of import 5' }));
  const part = await screen.findByRole('region', { name: 'Release HOT2609.CSV' });
  within(part).getByText('Its rows were not read. Nothing changed.');
  expect(part.textContent).not.toMatch(/\b0\b/);
});

test('of a release that was held back it counts no changes, and says once why, without the command’s option', async () => {
  const finding =
    'Held back as incomplete: 2026-09 has 9 rows. Wait for a complete issue, or accept it as it is (--accept-incomplete).';
  const details = {
    ...refused.releases[0],
    checks: [{ severity: 'HELD', finding, rows: null }],
    refusals: [],
  };
  const { user } = renderPage(path, {
    answers: answersOf({ open: [], all: [held] }, { import: () => ({ ...held, releases: [details] }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Details of import 6' }));
  const part = await screen.findByRole('region', { name: 'Release HOT2609.CSV' });
  within(part).getByText('September 2026, 9 rows, $80.00; nothing changed');
  within(part).getByText(
    'Held back as incomplete: 2026-09 has 9 rows. Wait for a complete issue, or accept it as it is.',
  );
});
