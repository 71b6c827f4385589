import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compareHotels } from '../../test/fakeCompare.ts';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { fakePlace } from '../../test/fakePlaces.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('a place that took in nothing says that it has no rank for it', async () => {
  const place = fakePlace({ kind: 'CITY', name: 'MARFA' });
  const lodgingHeadline = { ...place?.lodgingHeadline, roomReceipts: 0, stateRank: null, countyRank: null };
  renderPage('/stt/city/MARFA', { answers: { place: { ...place, lodgingHeadline } } });
  await waitFor(() => {
    const headline = screen.getByRole('region', { name: 'Headline figures' });
    expect(headline.textContent).toContain('unknown: no receipts in September 2023');
  });
});

test('a hotel that took in nothing is not compared by receipts, and says why', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  const percentiles = hotel?.percentiles.map((each) => ({
    ...each,
    bands: each.bands.map((band) => ({ ...band, value: 0, percentile: null })),
  }));
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', {
    answers: { hotel: () => ({ ...hotel, percentiles }) },
  });
  const card = await screen.findByRole('region', { name: 'Place in its market' });
  expect(card.textContent).toMatch(/TTM receipts\$0.{0,40}Not compared: it had no receipts\./);
  const zip = within(card).getByRole('region', { name: /79843/ });
  expect(zip.textContent).toContain('Only 7 hotels have receipts; a percentile needs 10.');
});

test('a compared hotel that took in nothing has no rank by receipts, and its cell says why', async () => {
  const asked = { subject: '32000000011-22', with: '32000000045-3', 't.columns': 'receiptsrank' };
  renderPage(`/stt/compare?${new URLSearchParams(asked).toString()}`, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const answer = compareHotels(args);
        const subject = { ...answer.subject, roomReceipts: 0, receiptsRank: null };
        return { ...answer, subject };
      },
    },
  });
  const table = await screen.findByRole('table', { name: 'Comparison' });
  expect(await within(table).findByTitle('no receipts in these months')).toBeDefined();
});
