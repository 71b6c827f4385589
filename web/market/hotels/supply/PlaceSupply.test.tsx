import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seeEverything } from '../../../test/browserStubs.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const textOf = (row: HTMLElement): string => row.textContent;

test('rooms opened, closed and idle by year, the latest first, with what is unknown', async () => {
  seeEverything();
  const { user } = renderPage('/stt/city/MARFA');
  const supply = await screen.findByRole('table', { name: 'Supply' });
  const years = (): HTMLElement[] => within(supply).getAllByRole('rowheader');
  const rows = within(supply).getAllByRole('row').map(textOf);
  expect(years()).toHaveLength(8);
  expect(rows[1]).toContain('20239 months1043 hotels, 1 of unknown size');
  expect(rows[1]).toContain('the rooms of these hotels are unknown1 hotel, 1 of unknown size16340in June');
  // Below the figures, as wide as all of them.
  expect(rows[2]).toBe(
    '1 of the hotels opened (24 rooms) has had no receipts so far.' +
      '1 of the hotels opened (80 rooms) had receipts in an earlier year, before the date that was filed.',
  );
  // No release is no zero.
  expect(rows[3]).toContain('2022no release0');
  expect(rows[3]).toContain('no month of the year is published');
  // Those of an unknown time are beside the closings, not among them.
  expect(rows[4]).toBe('2021000340');
  expect(rows[5]).toBe(
    '3 more hotels (92 rooms) closed at an unknown time in the months after, which no release has.' +
      '1 more hotel (421 rooms) ended without ever having receipts in any release.',
  );
  expect(screen.getByText(/nobody knows when it closed/)).toBeDefined();
  // Of the years shown, 2016.
  expect(supply.textContent.split('monthly filers only')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show all 10 years' }));
  expect(years()).toHaveLength(10);
  expect(supply.textContent.split('monthly filers only')).toHaveLength(4);
  const defined = within(supply).getByRole('link', { name: 'Definition of Rooms closed' });
  expect(defined.getAttribute('href')).toBe('/stt/about-data#supply');
});

test('hotels and bars side by side, by year and by month', async () => {
  seeEverything();
  const { user } = renderPage('/stt/city/MARFA');
  const mix = await screen.findByRole('table', { name: 'Hotels and bars' });
  expect(within(mix).getAllByRole('row').map(textOf).slice(1)).toEqual([
    expect.stringContaining('20231 month$0'),
    '2022$1.4K58.3%$1K41.7%',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Months' }));
  expect(within(mix).getAllByRole('row').map(textOf)[1]).toBe('Jan 2023$1.4K58.3%$1K41.7%');
  expect(window.location.search).toContain('mix=months');
});

test('a page of bars has the mix, and no supply of rooms', async () => {
  seeEverything();
  const { asked } = renderPage('/stt/mbtcity/MARFA');
  await screen.findByRole('table', { name: 'Hotels and bars' });
  expect(screen.queryByRole('table', { name: 'Supply' })).toBeNull();
  expect(asked.find(({ name }) => name === 'PlaceSupplyAndMix')?.variables).toMatchObject({
    isLodging: false,
  });
});

test('where no month is complete for both it says so', async () => {
  seeEverything();
  const none = { receiptsMix: { months: [], years: [] }, supply: [] };
  const { fakePlace } = await import('../../../test/fakePlaces.ts');
  const place = (asked: { kind: string; name: string }) => ({ ...fakePlace(asked), ...none });
  renderPage('/stt/city/MARFA', { answers: { place } });
  await screen.findByText('No month here is complete for both hotels and bars.');
  await screen.findByText('No year has figures of hotels here.');
});
