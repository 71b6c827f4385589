import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { fakeBrands } from '../../test/fakeBrands.ts';
import { HOTELS, receiptsOf, RELEASE } from '../../test/fakeFigures.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const BRAND = '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms';

test('a brand says what does not count as filed, and shows its months either way', async () => {
  const { user } = renderPage(BRAND);
  const line = await screen.findByRole('region', { name: 'What counts' });
  expect(line.textContent).toMatch(
    /September 2023: 1 filing with doubtful receipts does not count as filed; that makes receipts \$9,000.00 lower; RevPAR is \$[\d.]+, \$99.50 as filed\./,
  );
  expect(line.textContent).toContain(
    '2023 (9 months): 1 filing with doubtful receipts does not count as filed; that makes receipts $9,000.00 lower.',
  );
  await user.click(within(line).getByRole('radio', { name: 'As filed' }));
  expect(address()).toBe(`${BRAND}?reading=filed`);
  const counts = HOTELS.filter(({ name }) => name.startsWith('RANCH')).reduce(
    (sum, hotel) => sum + Math.round(receiptsOf(hotel, '2023-09') * 100),
    0,
  );
  const all = within(screen.getByRole('table', { name: 'Complete data set, as filed' }));
  const row = all.getByRole('row', { name: /September 2023/ }).textContent;
  expect(row).toContain(formatMoney(counts / 100 + 9_000));
  expect(row).toContain('$99.50');
  screen.getByRole('table', { name: 'Monthly revenue, as filed' });
  screen.getByRole('table', { name: /RevPAR Comparison, as filed$/, hidden: true });
});

test('a year of a brand whose rooms do not all count is not said to count as filed', async () => {
  const brand = (asked: { id: string }) => {
    const found = fakeBrands.brand(asked);
    const months = found?.months.map((month) => ({
      ...month,
      filedReceipts: month.roomReceipts,
      flaggedFilings: 0,
      filedRooms: month.rooms + (month.month >= '2023-08' ? 30 : 0),
    }));
    return found && { ...found, months };
  };
  renderPage(BRAND, { answers: { brand } });
  const line = await screen.findByRole('region', { name: 'What counts' });
  expect(line.textContent).toContain(
    '2023 (9 months): doubtful or idle rooms in 2 months do not count as filed.',
  );
});

test('a month of a brand of which nothing counts says why, and is as filed in the other reading', async () => {
  const month = {
    ...{
      month: '2023-09',
      filedReceipts: 8_000_000,
      taxableReceipts: 10,
      filedRooms: 40,
      filedRevpar: 6_666.67,
    },
    ...{ flaggedFilings: 2, notes: [], isIncomplete: false, release: RELEASE },
  };
  const brand = (asked: { id: string }) => {
    const found = fakeBrands.brand(asked);
    if (found === null) return null;
    const months = found.months.filter((each) => each.month !== '2023-09');
    return { ...found, months, monthsLeftOut: [month] };
  };
  const { user } = renderPage(BRAND, { answers: { brand } });
  const line = await screen.findByRole('region', { name: 'What counts' });
  expect(line.textContent).toContain('Nothing counts of September 2023, because an operator left out');
  const why = '–unknown: all 2 filings were left out by an operator';
  const monthly = within(screen.getByRole('table', { name: 'Monthly revenue' }));
  expect(monthly.getByRole('row', { name: /^2023/ }).textContent).toContain(why);
  const row = () =>
    within(screen.getByRole('table', { name: /^Complete data set/ })).getByRole('row', {
      name: /^September 2023/,
    });
  expect(row().textContent).toContain(why);
  await user.click(within(line).getByRole('radio', { name: 'As filed' }));
  expect(row().textContent).toContain('$8,000,000.00');
});

test('a year with releases in which nothing of the brand counts is not said to lack releases', async () => {
  const brand = (asked: { id: string }) => {
    const found = fakeBrands.brand(asked);
    return found && { ...found, months: found.months.filter(({ month }) => !month.startsWith('2023')) };
  };
  renderPage(BRAND, { answers: { brand } });
  const monthly = within(await screen.findByRole('table', { name: 'Monthly revenue' }));
  expect((await monthly.findByRole('row', { name: /^2023/ })).textContent).not.toContain(
    'not in the releases',
  );
});
