import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubPhone } from '../../test/browserStubs.ts';
import { fakeRoot } from '../../test/fakeApi.ts';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

async function rowOf(table: string, name: RegExp): Promise<string> {
  const rows = within(await screen.findByRole('table', { name: table }));
  const header = await rows.findByRole('rowheader', { name });
  return header.closest('tr')?.textContent ?? '';
}

test('a month that the hotel opened in says so beside its RevPAR, in the headline, its row and its year', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  if (hotel === undefined) throw new Error('No hotel.');
  const { headline, years, months } = hotel.establishment;
  const establishment = {
    ...hotel.establishment,
    headline: { ...headline, responsibleDays: 17 },
    months: months.map((month) => (month.month === '2023-09' ? { ...month, responsibleDays: 17 } : month)),
    years: years.map((year) => (year.year === 2023 ? { ...year, partialMonths: ['2023-09'] } : year)),
  };
  renderPage(EXAMPLE, { answers: { hotel: () => ({ ...hotel, establishment }) } });
  await screen.findByText('responsible for 17 of these days');
  const figures = screen.getByRole('region', { name: 'Headline figures' });
  expect(figures.textContent).toContain('× 30 days · responsible for 17 of these days');
  expect(await rowOf('Monthly & quarterly', /September 2023/)).toContain('responsible for 17 of 30 days');
  expect(await rowOf('Monthly & quarterly', /August 2023/)).not.toContain('responsible');
  expect(await rowOf('Yearly revenue', /2023/)).toContain('1 partial month');
});

test('a month of a quarterly filing says of how many days it has receipts, not when they were taken in', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  if (hotel === undefined) throw new Error('No hotel.');
  const part = { flags: ['APPORTIONED'] as const, responsibleDays: 17 };
  const { headline, months } = hotel.establishment;
  const establishment = {
    ...hotel.establishment,
    headline: { ...headline, ...part },
    months: months.map((month) => (month.month === '2023-09' ? { ...month, ...part } : month)),
  };
  renderPage(EXAMPLE, { answers: { hotel: () => ({ ...hotel, establishment }) } });
  await screen.findByText('receipts of 17 of these days');
  const figures = screen.getByRole('region', { name: 'Headline figures' });
  expect(figures.textContent).toContain('receipts of 17 of 30 days');
  expect(figures.textContent).not.toContain('responsible for');
  expect(await rowOf('Monthly & quarterly', /September 2023/)).toContain('receipts of 17 of 30 days');
});

test('a change against a month that the hotel opened in says so, in the headline, its row and its year', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  if (hotel === undefined) throw new Error('No hotel.');
  const { headline, years, months } = hotel.establishment;
  const establishment = {
    ...hotel.establishment,
    headline: { ...headline, partialMonths: ['2022-09'] },
    months: months.map((month) =>
      month.month === '2023-09' ? { ...month, responsibleDaysBefore: 17 } : month,
    ),
    years: years.map((year) => (year.year === 2022 ? { ...year, partialMonths: ['2022-09'] } : year)),
  };
  renderPage(EXAMPLE, { answers: { hotel: () => ({ ...hotel, establishment }) } });
  expect((await screen.findAllByText('a partial month'))[0]?.parentElement?.textContent).toBe(
    'compared with September 2022, a partial month',
  );
  expect(await rowOf('Monthly & quarterly', /September 2023/)).toContain(
    'only 17 of 30 days in September 2022',
  );
  expect(await rowOf('Monthly & quarterly', /August 2023/)).not.toContain('only');
  expect(await rowOf('Yearly revenue', /2023/)).toContain('partial month: September 2022');
});

test('a hotel that opened within the month says so beside its RevPAR in results, on a phone too', async () => {
  const hotelResults = (asked: Parameters<typeof fakeRoot.hotelResults>[0]): object => {
    const answer = fakeRoot.hotelResults(asked);
    return {
      ...answer,
      nodes: answer.nodes.map((row, at) => ({ ...row, responsibleDays: at === 0 ? 17 : null })),
    };
  };
  stubPhone();
  renderPage('/stt/results/monthly/9/2023/county/PRESIDIO', { answers: { hotelResults } });
  expect(await screen.findAllByText('responsible for 17 of 30 days')).toHaveLength(1);
});
