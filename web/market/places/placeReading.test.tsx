import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { treatedText } from '../figures/treatedText.ts';
import { catchDownloads } from '../../test/browserStubs.ts';
import { LEFT_OUT } from '../../test/fakeLeftOut.ts';
import { fakePlace } from '../../test/fakePlaces.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';
import { cellsOf } from '../../test/tables.ts';

usePages();

const MARFA = '/stt/city/MARFA';

test('a place says what does not count as filed, and shows months and years either way', async () => {
  const { user } = renderPage(MARFA);
  const line = await screen.findByRole('region', { name: 'What counts' });
  expect(line.textContent).toContain(
    'September 2023: 1 filing with doubtful receipts and 3,000 doubtful or idle rooms do not count as filed; ' +
      'that makes receipts $5,000.00 lower; RevPAR is $60.00, $40.50 as filed.',
  );
  expect(line.textContent).toContain(
    '2023 (9 months): 2 filings with doubtful receipts do not count as filed; that makes receipts $5,000.00 lower; ' +
      'RevPAR is $60.00, $55.00 as filed.',
  );
  await user.click(within(line).getByRole('radio', { name: 'As filed' }));
  expect(address()).toBe(`${MARFA}?reading=filed`);
  const months = screen.getByRole('table', { name: 'Monthly revenue, as filed' });
  expect(cellsOf(within(months).getByRole('row', { name: /2023/ }))[10]).toBe('$6,100.00');
  const years = screen.getByRole('table', { name: 'Yearly revenue, as filed' });
  expect(cellsOf(within(years).getByRole('row', { name: /2023/ }))).toEqual(['$22,023.00', '$55.00']);
  screen.getByText('Changes are calculated from counted figures only.');
  screen.getByRole('table', { name: /^Marfa: Monthly Revenue .*, as filed$/, hidden: true });
  // The headline stays what counts.
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain('$1,100');
});

test('exports of the reading as filed say so in name and columns', async () => {
  const files = catchDownloads();
  const { user } = renderPage(`${MARFA}?reading=filed`);
  await screen.findByRole('table', { name: 'Complete data set, as filed' });
  await screen.findByText('1–10 of 24');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toContain('CityDataSetAsFiled.csv');
  const all = (await files.find(({ name }) => name === 'CityDataSetAsFiled.csv')?.text) ?? '';
  expect(all).toContain('Month,Room receipts as filed,Taxable,RevPAR as filed,Rooms as filed,');
  expect(all).toContain('2023-09,6100,1100,40.5,3010,');
});

const WHY = 'the only filing was left out by an operator (A duplicate.)';

test('a month of which nothing counts is unknown, says why, and is as filed in the other reading', async () => {
  const files = catchDownloads();
  const place = (asked: Parameters<typeof fakePlace>[0]) => {
    const found = fakePlace(asked);
    return (
      found && {
        ...found,
        lodgingMonths: found.lodgingMonths.filter(({ month }) => month !== '2023-03'),
        lodgingMonthsLeftOut: ['1997-01', '1997-02', '1998-05', '2023-03'].map((month) => ({
          ...LEFT_OUT,
          month,
        })),
      }
    );
  };
  const { user } = renderPage(MARFA, { answers: { place } });
  const line = await screen.findByRole('region', { name: 'What counts' });
  expect(line.textContent).toContain(
    'Nothing counts of January to February 1997, May 1998 and March 2023, because an operator left out all that was filed: the receipts are unknown, not $0.',
  );
  const months = within(screen.getByRole('table', { name: 'Monthly revenue' }));
  expect(months.getByRole('row', { name: /^2023/ }).textContent).toContain(`–unknown: ${WHY}`);
  const row = () =>
    within(screen.getByRole('table', { name: /^Complete data set/ })).getByRole('row', {
      name: /^March 2023/,
    });
  expect(within(row()).getAllByText(WHY).length).toBeGreaterThan(2);
  expect(row().textContent).not.toContain('$0');
  expect(screen.getByText(/^March 2023: left out by an operator\./)).toBeTruthy();
  const ofYear = (year = /^1998/) =>
    within(screen.getByRole('table', { name: /^Yearly revenue/ })).getByRole('row', { name: year });
  expect(ofYear().textContent).toContain(
    '1998 left out by an operator –unknown: all filings of the year were left out by an operator',
  );
  await user.click(screen.getAllByRole('button', { name: 'Export CSV' }).at(-1) ?? expect.fail());
  await user.click(within(line).getByRole('radio', { name: 'As filed' }));
  expect(row().textContent).toContain('$8,000,000.00');
  expect(row().textContent).toContain('$6,451.61');
  expect(ofYear().textContent).toContain('1998 1 month $8,000,000.00$6,451.61');
  expect(ofYear(/^1997/).textContent).toContain(
    '1997 2 months $16,000,000.00–unknown: as filed it is known only of each month',
  );
  const csv = ((await files[0]?.text) ?? '').split('\r\n').find((each) => each.startsWith('2023-03'));
  expect(csv).toMatch(/^2023-03,,,,,.*8000000,.*left out by an operator/);
});

test('beverages have one reading', async () => {
  renderPage('/stt/mbtcity/MARFA');
  await screen.findByText('$12,000');
  expect(screen.queryByRole('region', { name: 'What counts' })).toBeNull();
});

const MONTH = { period: 'May 2023', receipts: 100, filedReceipts: 100, revpar: 50, flaggedFilings: 0 };

test.each([
  [{}, 'May 2023: everything counts as filed.'],
  [
    { flaggedFilings: 1, filedReceipts: 1_000 },
    'May 2023: 1 filing with doubtful receipts does not count as filed; that makes receipts $900.00 lower.',
  ],
  [{ roomsLeftOut: 1 }, 'May 2023: 1 doubtful or idle room does not count as filed.'],
  [
    { flaggedFilings: 2, filedReceipts: 90.5, filedRevpar: 40 },
    'May 2023: 2 filings with doubtful receipts do not count as filed; that makes receipts $9.50 higher; ' +
      'RevPAR is $50.00, $40.00 as filed.',
  ],
  [
    { roomsLeftOut: 20, revpar: null, filedRevpar: 40 },
    'May 2023: 20 doubtful or idle rooms do not count as filed; there is no RevPAR, $40.00 as filed.',
  ],
])('of %j it says "%s"', (both, words) => {
  expect(treatedText({ ...MONTH, ...both })).toBe(words);
});
