import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

test('a house of one room, which took in nothing in its latest month, has no rank in it', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  const headline = { ...hotel?.headline, roomReceipts: 0 };
  const establishment = { ...hotel?.establishment, headline };
  renderPage(EXAMPLE, { answers: { hotel: () => ({ ...hotel, roomCapacity: 1, establishment }) } });
  expect(await screen.findByText('1 room filed')).toBeTruthy();
  const figures = await screen.findByRole('region', { name: 'Headline figures' });
  expect(figures.textContent).toContain('unknown: no receipts in September 2023');
  expect(figures.textContent).not.toMatch(/Rank in \S+\d/);
});
