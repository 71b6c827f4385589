import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

test('a change against months of $0 says so, in the headline and the year; months of $0 in both years change nothing', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  if (hotel === undefined) throw new Error('No hotel.');
  const { headline, years } = hotel.establishment;
  const emptyMonths = ['2022-03', '2022-04', '2023-04'];
  const establishment = {
    ...hotel.establishment,
    headline: { ...headline, emptyMonths },
    years: years.map((year) => ({
      ...year,
      emptyMonths: emptyMonths.filter((month) => month.startsWith(String(year.year))),
    })),
  };
  renderPage(EXAMPLE, { answers: { hotel: () => ({ ...hotel, establishment }) } });
  expect((await screen.findByText(/^compared with/)).textContent).toBe('compared with $0 of March 2022');
  const table = await screen.findByRole('table', { name: 'Yearly revenue' });
  const [row] = await within(table).findAllByRole('row', { name: /2023/ });
  expect(row?.textContent).toContain('$0: March 2022');
  expect(row?.textContent).not.toContain('April');
});
