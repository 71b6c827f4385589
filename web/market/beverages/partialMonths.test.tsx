import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBar } from '../../test/fakeBar.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const BAR = '/stt/mbthotelinfo/CAPOTE%20BAR%202/32100000002/1';

async function rowOf(table: string, name: RegExp): Promise<string> {
  const rows = within(await screen.findByRole('table', { name: table }));
  const header = await rows.findByRole('rowheader', { name });
  return header.closest('tr')?.textContent ?? '';
}

test('a month that the bar opened in says so, and so does a change against it, in the headline, the rows and the years', async () => {
  const { headline, months, years } = fakeBar.establishment;
  const establishment = {
    ...fakeBar.establishment,
    headline: { ...headline, responsibleDays: 9, partialMonths: ['2022-10', '2023-10'] },
    months: months.map((each) =>
      each.month === '2023-10' ? { ...each, responsibleDays: 9, responsibleDaysBefore: 17 } : each,
    ),
    years: years.map((year) => (year.year === 2022 ? { ...year, partialMonths: ['2022-10'] } : year)),
  };
  renderPage(BAR, { answers: { beverageProperty: () => ({ ...fakeBar, establishment }) } });
  expect((await screen.findByText('responsible for 9 of 31 days', { selector: 'a' })).textContent).not.toBe(
    '',
  );
  const figures = screen.getByRole('region', { name: 'Headline figures' });
  expect(figures.textContent).toContain('compared with October 2022, a partial month');
  expect(await rowOf('Monthly & quarterly', /October 2023/)).toContain('only 17 of 31 days in October 2022');
  expect(await rowOf('Monthly & quarterly', /October 2023/)).toContain('responsible for 9 of 31 days');
  expect(await rowOf('Monthly & quarterly', /September 2023/)).not.toMatch(/only|responsible/);
  expect(await rowOf('Yearly receipts', /2022/)).toContain('1 partial month');
  expect(await rowOf('Yearly receipts', /2023/)).toContain('partial month: October 2022');
});
