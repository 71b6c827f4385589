import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compareHotels } from '../../test/fakeCompare.ts';
import { HOTELS } from '../../test/fakeFigures.ts';
import { hotelAtPremises } from '../../test/fakePremises.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('a comparison says in the row of a hotel that it has a partial month', async () => {
  const compare = (asked: Parameters<typeof compareHotels>[0]) => {
    const answer = compareHotels(asked);
    return { ...answer, subject: { ...answer.subject, partialMonths: ['2023-09'] } };
  };
  renderPage('/stt/compare?subject=32000000011-22&with=32000000045-3', {
    answers: { compareHotels: compare },
  });
  const chip = await screen.findByText('partial month: September 2023');
  expect(chip.closest('tr')?.textContent).toContain('Subject');
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain(
    'partial month: September 2023',
  );
});

test('hotels nearby and suggested rivals say so, too', async () => {
  const [hotel] = HOTELS.map(hotelAtPremises);
  const near = hotel?.nearby();
  const neighbors = near?.neighbors.map((each, at) => ({
    ...each,
    partialMonths: at === 0 ? ['2023-09'] : [],
  }));
  const nearby = { ...near, neighbors, rivals: neighbors };
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', { answers: { hotel: { ...hotel, nearby } } });
  for (const name of ['Hotels nearby', 'Suggested rivals']) {
    const card = await screen.findByRole('region', { name });
    expect(await within(card).findAllByText('partial month: September 2023')).toHaveLength(1);
  }
});

test('so does the hotel’s place in its market', async () => {
  const [hotel] = HOTELS.map(hotelAtPremises);
  const percentiles = hotel?.percentiles.map((each) => ({ ...each, partialMonths: ['2023-09'] }));
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', {
    answers: { hotel: { ...hotel, percentiles } },
  });
  const card = await screen.findByRole('region', { name: 'Place in its market' });
  expect(within(card).getAllByText('partial month: September 2023')).toHaveLength(1);
});
