import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { fakeRoot } from '../../test/fakeApi.ts';
import { decided, ROOMS, TOTAL } from '../../test/fakeDoubtful.ts';
import { page } from '../../test/fakeHotel.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const path = '/stt/admin/doubtful';
const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };

type Asked = { name: string; variables: Record<string, unknown> }[];

function lastOf(asked: Asked, name: string): unknown {
  return asked.findLast((each) => each.name === name)?.variables;
}

const rows = () => screen.findByRole('table', { name: 'Doubtful filings' });
const OPEN = 'Decide about RANCH ROAD INN, March 2023';

test('others than administrators go to the search, and administrators find it from their page', async () => {
  renderPage(path);
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test('it is reached from User Details', async () => {
  const { user } = renderPage('/stt/admin', { answers });
  await user.click(await screen.findByRole('link', { name: 'Doubtful Filings' }));
  expect(await screen.findByRole('heading', { name: 'Doubtful Filings' })).toBeTruthy();
});

test('each filing shows what was filed, why it is in doubt, what counts and what that changes', async () => {
  renderPage(path, { answers });
  const table = await rows();
  const total = await within(table).findByRole('row', { name: /RANCH ROAD INN/ });
  const cells = within(total)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([
    '$8,000,000.00',
    '$10,000.00',
    '–unknown: shown only if the filing may have an extra digit',
    '−$7,990,000.00 (−99.25%) RevPAR −$40.25 (−62.40%) Marfa',
    '–unknown: no brand, or not all of its months are published',
    'Undecided',
  ]);
  expect(within(table).getByText(TOTAL.reasons[0] ?? '')).toBeTruthy();
  const rooms = within(table).getByRole('row', { name: /SAGE LODGE/ });
  expect(within(rooms).getByRole('cell', { name: '3,001 rooms' })).toBeTruthy();
  expect(within(rooms).getByRole('cell', { name: 'no rooms' })).toBeTruthy();
  expect(screen.getByText('2 filings')).toBeTruthy();
});

test('the list is filtered and ordered by the API, as the address says', async () => {
  const { user, asked } = renderPage(`${path}?state=ALL&place=Travis+County&from=2019-01&order=nonsense`, {
    answers,
  });
  await rows();
  await waitFor(() =>
    expect(lastOf(asked, 'DoubtfulFilings')).toEqual({
      filter: { county: { eq: 'Travis' }, month: { from: '2019-01', to: null } },
      orderBy: ['RECEIPTS_DESC'],
      first: 20,
      after: null,
    }),
  );
  await user.selectOptions(screen.getByLabelText('Flag'), 'Extra digit');
  await user.selectOptions(screen.getByLabelText('Order'), 'Latest period');
  await user.clear(screen.getByLabelText('City, county or ZIP'));
  await user.type(screen.getByLabelText('Hotel name contains'), 'ranch{Enter}');
  await waitFor(() =>
    expect(lastOf(asked, 'DoubtfulFilings')).toEqual({
      filter: { flags: ['EXTRA_DIGIT'], hotelName: 'ranch', month: { from: '2019-01', to: null } },
      orderBy: ['PERIOD_DESC'],
      first: 20,
      after: null,
    }),
  );
  expect(address()).toContain('hotel=ranch');
});

test('a press on a heading sorts by that column, a second one the other way, and the address says so', async () => {
  const { user, asked } = renderPage(path, { answers });
  const table = await rows();
  const press = (name: string) => user.click(within(table).getByRole('button', { name }));
  const orders = () => (lastOf(asked, 'DoubtfulFilings') as { orderBy: string[] }).orderBy;
  const order = (name: string) => within(table).getByRole('columnheader', { name }).getAttribute('aria-sort');
  await press('Hotel');
  await waitFor(() => expect(orders()).toEqual(['HOTEL_ASC']));
  expect(order('Hotel')).toBe('ascending');
  await press('Hotel');
  await waitFor(() => expect(orders()).toEqual(['HOTEL_DESC']));
  await press('Filed');
  await waitFor(() => expect(orders()).toEqual(['FILED_DESC']));
  expect(order('Filed')).toBe('descending');
  await press('Effect on place');
  await waitFor(() => expect(orders()).toEqual(['PLACE_DESC']));
  await press('Effect on place');
  await waitFor(() => expect(orders()).toEqual(['PLACE_ASC']));
  expect(address()).toContain('order=PLACE_ASC');
  expect(screen.getByLabelText('Order')).toHaveProperty('value', 'PLACE_ASC');
});

test('more rows show when asked for, and all are exported', async () => {
  const files = catchDownloads();
  const many = Array.from({ length: 30 }, (_, i) => ({
    ...ROOMS,
    filing: { ...ROOMS.filing, id: `hotel-filing:${String(i)}` },
  }));
  const doubtfulFilings = ({ filter, ...paging }: { filter?: { isWaiting?: boolean } }) =>
    page(filter?.isWaiting === true ? [] : many, paging);
  const { user } = renderPage(path, { answers: { ...answers, doubtfulFilings } });
  expect(await screen.findByText('The first 20 of 30 filings')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['DoubtfulFilings.csv']));
  const lines = ((await files[0]?.text) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toContain(
    '"Filed 3,001 rooms, more than 3,000; the receipts count, the rooms do not.",60000,',
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('30 filings')).toBeTruthy();
  expect(within(await rows()).getAllByText('3,001 rooms')).toHaveLength(30);
});

test('a decision needs a note and is confirmed with what it changes; the row then says that it is applied', async () => {
  let waits = false;
  const acts = {
    doubtfulFilings: ({ filter, ...paging }: { filter?: { isWaiting?: boolean } }) =>
      page(
        filter?.isWaiting === true ? (waits ? [{ ...TOTAL, figures: 'WAITING' }] : []) : [TOTAL, ROOMS],
        paging,
      ),
    decideFiling: () => {
      waits = true;
      return { filing: decided(TOTAL, 'ACCEPTED', 'me@example.com', 'they called'), errors: [] };
    },
  };
  const { user, asked } = renderPage(path, { answers: { ...answers, ...acts } });
  await user.click(await screen.findByRole('button', { name: OPEN }));
  const form = await screen.findByRole('form', { name: OPEN });
  expect(within(form).queryByRole('button', { name: 'Undo decision' })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Accept as filed' }));
  expect(
    await within(form).findByText('Enter the reason, for colleagues who review this later.', {
      selector: '[role=alert]',
    }),
  ).toBeTruthy();
  await user.type(within(form).getByLabelText('Note'), 'they called');
  await user.click(within(form).getByRole('button', { name: 'Accept as filed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept as filed?' });
  expect(dialog.textContent).toContain('RANCH ROAD INN, March 2023: $8,000,000.00 and 40 rooms count.');
  expect(dialog.textContent).toContain(
    'Marfa: receipts from $60,000.00 to $8,050,000.00; RevPAR from $24.25 to $64.50.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Accept as filed' }));
  expect(await within(form).findByText('Saved. Figures update in a few minutes.')).toBeTruthy();
  expect(lastOf(asked, 'DecideFiling')).toEqual({
    input: { filingId: 'hotel-filing:1', version: '1.0.false', decision: 'ACCEPTED', note: 'they called' },
  });
  const table = await rows();
  expect(within(table).getByText('Accepted as filed, being applied')).toBeTruthy();
  expect(within(table).getByText('me@example.com: “they called”')).toBeTruthy();
  expect(
    await screen.findByText('1 decision is being applied. Figures update in a few minutes.'),
  ).toBeTruthy();
  waits = false;
  expect(await within(table).findByText('Accepted as filed')).toBeTruthy();
  expect(within(form).getByRole('button', { name: 'Undo decision' })).toBeTruthy();
});

/** Opens the doubtful filing and accepts it. Returns its form. */
async function acceptAsFiled(user: ReturnType<typeof renderPage>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: OPEN }));
  const form = await screen.findByRole('form', { name: OPEN });
  await user.type(within(form).getByLabelText('Note'), 'they called');
  await user.click(within(form).getByRole('button', { name: 'Accept as filed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept as filed?' });
  await user.click(within(dialog).getByRole('button', { name: 'Accept as filed' }));
  return form;
}

test('a decision that figures follow before the page has asked is not being applied any more', async () => {
  const decideFiling = () => ({
    filing: decided(TOTAL, 'ACCEPTED', 'me@example.com', 'they called'),
    errors: [],
  });
  const { user } = renderPage(path, { answers: { ...answers, decideFiling } });
  await acceptAsFiled(user);
  expect(await within(await rows()).findByText('Accepted as filed')).toBeTruthy();
});

test('a dialog that is cancelled decides nothing', async () => {
  const { user, asked } = renderPage(path, { answers });
  await user.click(await screen.findByRole('button', { name: OPEN }));
  const form = await screen.findByRole('form', { name: OPEN });
  await user.type(within(form).getByLabelText('Note'), 'x');
  await user.click(within(form).getByRole('button', { name: 'Leave out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave out?' });
  expect(dialog.textContent).toContain('The filing counts toward nothing.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastOf(asked, 'DecideFiling')).toBeUndefined();
});

test('a value decided by someone else says so, and its row shows the decision', async () => {
  const message = 'Since you looked at this filing, ann@example.com left it out. Look at it again.';
  const decideFiling = () => ({
    filing: { ...decided(TOTAL, 'LEFT_OUT', 'ann@example.com', 'a test'), figures: 'DONE' },
    errors: [{ field: null, code: 'OUTDATED', message }],
  });
  const { user } = renderPage(path, { answers: { ...answers, decideFiling } });
  const form = await acceptAsFiled(user);
  expect(await within(form).findByText(message)).toBeTruthy();
  expect(within(await rows()).getByRole('cell', { name: 'Left out' })).toBeTruthy();
  expect(within(form).getByLabelText('Note')).toHaveProperty('value', 'they called');
});

test('an opened filing shows each outcome, the hotel’s months and who decided what before', async () => {
  const entry = {
    decisionId: 3,
    decision: 'ACCEPTED',
    isOfTheseValues: true,
    note: 'they called',
    decidedBy: 'ann@example.com',
    decidedAt: '2026-11-20T10:00:00Z',
    undoneBy: 'bob@example.com',
    undoneAt: '2026-11-21T10:00:00Z',
    undoNote: 'they did not',
  };
  const doubtfulFiling = { ...TOTAL, decisions: [entry] };
  const { user, asked } = renderPage(path, { answers: { ...answers, doubtfulFiling } });
  const open = await screen.findByRole('button', { name: OPEN });
  expect(lastOf(asked, 'DoubtHistory')).toBeUndefined();
  await user.click(open);
  const outcomes = await screen.findByRole('table', { name: 'What would count: RANCH ROAD INN, March 2023' });
  expect(
    within(outcomes).getByRole('row', {
      name: /As filed.*\$8,000,000\.00 40 rooms \$8,050,000\.00 \$64\.50/,
    }),
  ).toBeTruthy();
  expect(within(outcomes).getByRole('row', { name: /By flags\s?in force/ })).toBeTruthy();
  expect(lastOf(asked, 'DoubtHistory')).toMatchObject({ from: '2021-03', to: '2025-03' });
  const months = await screen.findByRole('table', { name: 'RANCH ROAD INN: months around the filing' });
  expect(await within(months).findByText('March 2023, the doubtful filing')).toBeTruthy();
  expect(
    await screen.findByText(
      /ann@example\.com: accepted as filed, “they called”; ended .* by bob@example\.com, “they did not”$/,
    ),
  ).toBeTruthy();
});

test('a list that cannot be had says so, and is asked for again', async () => {
  const { user, failing } = renderPage(path, { answers });
  failing.add('DoubtfulFilings');
  await user.selectOptions(await screen.findByLabelText('Flag'), 'Idle rooms');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing.clear();
  await user.click(retry);
  expect(await within(await rows()).findByText('3,001 rooms')).toBeTruthy();
});
