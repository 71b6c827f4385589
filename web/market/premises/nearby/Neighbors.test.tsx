import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOTELS } from '../../../test/fakeFigures.ts';
import { barAtPremises, hotelAtPremises } from '../../../test/fakePremises.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const month = {
  from: '2022-11',
  to: '2023-10',
  monthsPublished: 12,
  withinMiles: 10,
  changesWithinMiles: null,
};

function neighbor(name: string, receipts: number | null) {
  const property = { id: `beverage:${name}`, taxpayerNumber: '32000000099', locationNumber: 1, name };
  return {
    hotel: null,
    closeness: 'SAME_ZIP',
    miles: null,
    distance: 'same ZIP',
    rooms: null,
    brandName: null,
    beverageProperty: { ...barAtPremises, ...property },
    monthsFiled: 12,
    receipts,
    revpar: null,
    revparMonths: null,
    partialMonths: [],
    reasons: [],
  };
}

test('a bar’s page says how it ranks among its neighbors, by receipts', async () => {
  const nearby = {
    ...month,
    rank: { rank: 2, of: 3 },
    asNear: 250,
    rivals: [],
    neighbors: [neighbor('SILENT BAR', null), neighbor('SMALL BAR', 90_000), neighbor('LARGE BAR', 900_000)],
  };
  const answers = { beverageProperty: () => ({ ...barAtPremises, nearby }) };
  const { taxpayerNumber, locationNumber } = barAtPremises;
  renderPage(`/stt/mbthotelinfo/CAPOTE%20BAR%202/${taxpayerNumber}/${String(locationNumber)}`, { answers });
  const card = await screen.findByRole('region', { name: /nearby$/ });
  expect(card.textContent).toContain(
    'This property ranks 2 of 3 by receipts, among itself and those as near with figures',
  );
  expect(card.textContent).toContain(
    'The nearest bars and restaurants, at most 20 and at most 10 miles away: those with the highest receipts of 250 that are as near.',
  );
  // All in one ZIP code, and one of them filed nothing.
  const names = within(card)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(
    ['LARGE BAR', 'SMALL BAR', 'SILENT BAR'].map((name) => expect.stringContaining(name) as string),
  );
});

test('months of which only monthly filers lack some are not called unpublished: quarterly filers may have more', async () => {
  const [hotel] = HOTELS.map(hotelAtPremises);
  const nearby = { ...hotel?.nearby(), monthsPublished: 4 };
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', { answers: { hotel: { ...hotel, nearby } } });
  const card = await screen.findByRole('region', { name: 'Hotels nearby' });
  expect(card.textContent).toContain(
    'Figures of the 12 months that end with September 2023, of which 4 are published for monthly filers; quarterly filers may have others.',
  );
  expect(card.textContent).toContain('The nearest hotels, at most 20 and at most 40 miles away.');
});

test('a closing before a gap in the releases says that its time is unknown', async () => {
  const [hotel] = HOTELS.map(hotelAtPremises);
  const unknown = {
    isTimeUnknown: true,
    monthsCompared: 0,
    revparBefore: null,
    revparAfter: null,
    revparChange: null,
  };
  const nearbyChanges = hotel
    ?.nearbyChanges()
    .map((each) => ({ ...each, kind: 'CLOSED', month: '2021-12', ...unknown }));
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', {
    answers: { hotel: { ...hotel, nearbyChanges } },
  });
  const table = await screen.findByRole('table', { name: 'Opened or closed nearby in five years' });
  const changes = screen.getByRole('region', { name: 'Opened or closed nearby in five years' });
  expect(changes.textContent).toContain('At most 5 miles away.');
  within(table).getByText('Last receipts December 2021, closed then or later');
  within(table).getAllByTitle('no release has the months after, so nobody knows when it closed');
});

test('a change nearby names the partial months of this hotel that it compares', async () => {
  const [hotel] = HOTELS.map(hotelAtPremises);
  const nearbyChanges = hotel?.nearbyChanges().map((each) => ({ ...each, partialMonths: ['2020-09'] }));
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', {
    answers: { hotel: { ...hotel, nearbyChanges } },
  });
  const table = await screen.findByRole('table', { name: 'Opened or closed nearby in five years' });
  await within(table).findByText('partial month: September 2020');
});
