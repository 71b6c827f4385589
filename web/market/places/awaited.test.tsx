import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakePlace } from '../../test/fakePlaces.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const AWAITED = 'Jul–Sep 2023: monthly filers only';

test('says everywhere in which months quarterly filers lack', async () => {
  renderPage('/stt/city/MARFA');
  const grid = await screen.findByRole('region', { name: 'Monthly revenue' });
  await waitFor(() => expect(grid.textContent).toContain(`${AWAITED}.`));
  const source = await screen.findByText(/^Source: /);
  expect(source.textContent).toContain(` · ${AWAITED}`);
  const years = screen.getByRole('table', { name: 'Yearly revenue' });
  expect(within(years).getByRole('rowheader', { name: /^2023/ }).textContent).toContain(
    '3 months with monthly filers only',
  );
  expect(within(years).getByRole('rowheader', { name: /^2022/ }).textContent).not.toContain('filers');
  const brands = await screen.findByRole('table', { name: 'Brands here' });
  await within(brands).findByRole('rowheader', {
    name: 'Ranch Road Rooms 3 months with monthly filers only',
  });
  within(brands).getByRole('rowheader', { name: 'The 50/50 Inn #2' });
});

test('so does a year to date that takes the place of twelve months', async () => {
  const place = fakePlace({ kind: 'CITY', name: 'MARFA' });
  const months = Array.from({ length: 9 }, (_, index) => `2023-0${String(index + 1)}`);
  const yearToDate = { ...place?.alcoholHeadline.yearToDate, months, revpar: 60.5, revparMonths: months };
  const noTtm = { ttmReceipts: null, ttmRevpar: null, ttmMonths: 11, ttmChange: null };
  const lodgingHeadline = { ...place?.lodgingHeadline, ...noTtm, yearToDate };
  renderPage('/stt/city/MARFA', { answers: { place: { ...place, lodgingHeadline } } });
  await screen.findByText(/^Revenue, year to date/);
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  const noted = `Jan–Sep 2023 · ${AWAITED}`;
  expect(headline).toMatch(new RegExp(`Revenue, year to date.*${noted}.*RevPAR, year to date.*${noted}`));
});

test('a change of RevPAR says over which months it is', async () => {
  const place = fakePlace({ kind: 'CITY', name: 'MARFA' });
  const lodgingYears = place?.lodgingYears.map((each) =>
    each.year === 2022
      ? { ...each, revparChange: { amount: 3, percent: 5 }, revparComparedMonths: ['2022-11', '2022-12'] }
      : each,
  );
  renderPage('/stt/city/MARFA', { answers: { place: { ...place, lodgingYears } } });
  const years = await screen.findByRole('table', { name: 'Yearly revenue' });
  const row = await within(years).findByRole('row', { name: /^2022/ });
  expect(row.textContent).toContain('(6.00%) over Oct–Dec 2022');
  expect(row.textContent).toContain('(5.00%) over Nov–Dec 2022');
});
