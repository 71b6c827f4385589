import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';
import { monthsOfSums } from '../figures/chartSource.ts';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

test('the source of sums over twelve months says what the eleven before the first point are', async () => {
  const hotel = HOTELS.slice(0, 1).map(fakeHotel)[0];
  const { months = [], ...whole } = hotel?.establishment ?? {};
  const flagged = months.map((each) =>
    each.month === '2021-02' || each.month === '2021-01' ? { ...each, flags: ['EXTRA_DIGIT'] } : each,
  );
  const answers = { hotel: { ...hotel, establishment: { ...whole, months: flagged } } };
  const { user } = renderPage(EXAMPLE, { answers });
  const sourceOf = async (): Promise<string> => (await screen.findByText(/^Source: /)).textContent;
  expect(await sourceOf()).not.toContain('2021');
  await user.click(await screen.findByRole('tab', { name: 'TTM Revenue' }));
  // The first point, January 2022, has no part of January 2021.
  expect(await sourceOf()).toContain('February 2021, April 2023 do not wholly count as filed');
});

test('months without a point of their own are behind a chart only if a later point sums them', () => {
  const months = ['2021-12', '2022-01', '2022-02', '2022-03'];
  const values = [null, 12, null, null];
  const behind = monthsOfSums({
    months,
    series: [{ key: 'ttm', name: 'TTM', kind: 'line', unit: 'money', values }],
  });
  expect([behind.length, behind[0], behind.at(-1)]).toEqual([12, '2021-02', '2022-01']);
});
