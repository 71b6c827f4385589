import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const MARFA = '/stt/results/monthly/9/2023/city/MARFA';

const names = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.firstChild?.textContent ?? null);

test('sort, page, page size and columns are in the address', async () => {
  const { user } = renderPage(MARFA);
  await screen.findByText('EXAMPLE HOUSE');
  await user.click(screen.getByRole('button', { name: 'Rooms' }));
  expect(address()).toBe(`${MARFA}?sort=-rooms`);
  expect(screen.getByRole('columnheader', { name: /Rooms/ }).getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(address()).toBe(`${MARFA}?sort=-rooms&page=2`);
  expect(screen.getByText('11–16 of 16')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Taxable' }));
  expect(screen.queryByRole('columnheader', { name: 'Taxable' })).toBeNull();
});

test('all columns, none but the names, and the usual ones are one click each', async () => {
  const { user } = renderPage(MARFA);
  await screen.findByText('EXAMPLE HOUSE');
  const heads = (): number => screen.getAllByRole('columnheader').length;
  const usual = heads();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('button', { name: 'None' }));
  expect(heads()).toBe(1);
  expect(names()).toContain('EXAMPLE HOUSE ');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(heads()).toBe(screen.getAllByRole('checkbox', { checked: true }).length);
  expect(screen.queryByRole('checkbox', { checked: false })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Usual' }));
  expect(heads()).toBe(usual);
  expect(address()).toBe(MARFA);
});

test('an address with sort and page shows just that', async () => {
  renderPage(`${MARFA}?sort=name&page=2&size=10`);
  expect(await screen.findByText('11–16 of 16')).toBeTruthy();
  expect(names()[0]).toBe('RANCH ROAD ROOMS 8 ');
});

test.each([
  ['find=capote', /^Room receipts\$[\d,]+only the 1 rows? listed below, of 16.*Hotels1/],
  ['rooms=50', /^Room receipts\$[\d,]+only the \d+ rows? listed below, of 16/],
])('sums above a narrowed list are of what it lists: %s', async (narrowed, words) => {
  renderPage(`${MARFA}?${narrowed}`);
  await screen.findByText('CAPOTE LODGE');
  expect(screen.getByRole('region', { name: 'All rows together' }).textContent).toMatch(words);
});

test('sums above a narrowed list of bars, too, and those of a whole list say nothing', async () => {
  const { user } = renderPage('/stt/results/mbt/9/2023/city/MARFA');
  const [, second] = await screen.findAllByRole('rowheader');
  const sums = screen.getByRole('region', { name: 'All rows together' });
  expect(sums.textContent).not.toContain('listed below');
  const word = second?.firstChild?.firstChild?.textContent ?? '';
  await user.type(screen.getByLabelText('Find in these rows'), word.trim());
  await within(sums).findByText(/^only the \d+ rows? listed below, of \d+$/);
});

test('a list that is narrowed to nothing has no sums', async () => {
  renderPage(`${MARFA}?find=zzz`);
  await screen.findByText('No Records Found.');
  expect(screen.queryByRole('region', { name: 'All rows together' })).toBeNull();
});

/** The page's own answer, with other facts about one of its hotels. */
const withFacts =
  (facts: object) =>
  (asked: Parameters<typeof fakeRoot.hotelResults>[0]): object => {
    const answer = fakeRoot.hotelResults(asked);
    const nodes = answer.nodes.map((row) =>
      row.locationName === 'CAPOTE LODGE' ? { ...row, ...facts } : row,
    );
    return { ...answer, nodes };
  };

test.each([
  ['rooms', { roomCapacity: 3_120, countedRooms: null, flags: ['ROOMS_DOUBTFUL'] }, 15],
  ['receipts', { roomReceipts: 34_533_548, countedReceipts: 1, flags: ['EXTRA_DIGIT'] }, 16],
])('what does not count as filed is sorted by what counts: %s', async (key, filed, place) => {
  renderPage(`${MARFA}?sort=-${key}&rooms=0&size=20`, { answers: { hotelResults: withFacts(filed) } });
  await screen.findByText('EXAMPLE HOUSE');
  expect(names().findIndex((name) => name?.startsWith('CAPOTE LODGE') === true)).toBe(place - 1);
});

test('a table without rows has no pages to turn', async () => {
  const { user } = renderPage(MARFA);
  await screen.findByText('EXAMPLE HOUSE');
  await user.type(screen.getByLabelText('Find in these hotels'), 'nowhere');
  await screen.findByText('No Records Found.');
  expect(screen.queryByRole('combobox', { name: 'Rows per page of Hotels' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});

test.each([
  ['monthly/9/2023', 'Hotels'],
  ['mbt/10/2023', 'Mixed beverage'],
])('results of %s have 10 rows a page, or 20, 50 and 100', async (period, table) => {
  const { user } = renderPage(`/stt/results/${period}/city/MARFA`);
  const size = await screen.findByRole('combobox', { name: `Rows per page of ${table}` });
  const pages = screen.getByRole('navigation', { name: `Pages of ${table}` });
  expect(within(pages).getByText(/^\d+ rows$/).textContent).toBe('10 rows');
  await user.click(size);
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '10 rows',
    '20 rows',
    '50 rows',
    '100 rows',
  ]);
});

test('what is found in the rows, and another fewest number of rooms, show from the first page', async () => {
  const { user } = renderPage(`${MARFA}?page=2`);
  await screen.findByText('11–16 of 16');
  await user.type(screen.getByRole('searchbox', { name: 'Find in these hotels' }), 'rooms');
  expect(address()).toBe(`${MARFA}?find=rooms`);
  await user.clear(screen.getByRole('searchbox', { name: 'Find in these hotels' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(address()).toBe(`${MARFA}?page=2`);
  await user.click(screen.getByRole('radio', { name: 'At least 10 rooms' }));
  expect(address()).toBe(`${MARFA}?rooms=10`);
});

test('every column can be shown, and what is chosen is in the address', async () => {
  const { user } = renderPage(MARFA);
  await screen.findByText('EXAMPLE HOUSE');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of ['Month', 'Year', 'Taxpayer number', 'Responsible from', 'Release']) {
    await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  }
  expect(decodeURIComponent(address())).toContain('month,year,');
});
