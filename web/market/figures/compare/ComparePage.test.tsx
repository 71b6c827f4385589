import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { compareHotels } from '../../../test/fakeCompare.ts';
import { address, goTo, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAGE = '/stt/compare';
const EXAMPLE = '32000000011-22';
const LODGE = '32000000045-3';
const INN = '32000000037-1';
const THREE = `${PAGE}?subject=${EXAMPLE}&with=${LODGE},${INN}`;

const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Comparison' });

test('without hotels it says what to do', async () => {
  const { asked } = renderPage(PAGE);
  const words = await screen.findByRole('region', { name: 'What to do' });
  expect(words.textContent).toContain('Choose the hotel to compare');
  expect(asked.some(({ name }) => name === 'CompareHotels')).toBe(false);
});

test('hotels are chosen by keyboard, and the address holds them', async () => {
  const { user } = renderPage(PAGE);
  await user.type(await screen.findByLabelText('Subject'), 'example');
  await screen.findByRole('option', { name: /EXAMPLE HOUSE/ });
  await user.keyboard('{Enter}');
  expect(address()).toBe(`${PAGE}?subject=${EXAMPLE}`);
  await screen.findByText(/Now add one to 49 hotels/);
  await user.type(screen.getByLabelText('Add a hotel'), 'capote');
  await screen.findByRole('option', { name: /CAPOTE LODGE/ });
  await user.keyboard('{Enter}');
  expect(decodeURIComponent(address())).toBe(`${PAGE}?subject=${EXAMPLE}&with=${LODGE}`);
  await within(await table()).findByText('CAPOTE LODGE');
  // Hotels already compared are not offered again.
  await user.type(screen.getByLabelText('Add a hotel'), 'capote');
  await screen.findByText('No Results Found.');
  await user.clear(screen.getByLabelText('Add a hotel'));
  await user.keyboard('{Backspace}');
  expect(address()).toBe(`${PAGE}?subject=${EXAMPLE}`);
});

test('the subject, the set and its members stand side by side', async () => {
  renderPage(THREE);
  const row = await within(await table()).findByRole('row', { name: /Competitor set/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^\$[\d,]+\.\d\d$/),
    expect.stringMatching(/^–/),
    '$40.50',
    '100.0',
    expect.stringMatching(/^–/),
    expect.stringMatching(/^–/),
    expect.stringMatching(/^–/),
    '▲ up 1.0%',
  ]);
  const subject = within(await table()).getByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(subject.textContent).toContain('Subject');
  expect(subject.textContent).toContain('110.01 of 350.00%40.00%▲ up 5.0%');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('Oct 2022 – Sep 2023');
  expect(headline).toContain('the set has $40.50');
  expect(headline).toContain('May 2023 incomplete');
  screen.getByRole('rowheader', { name: 'May 2023 incomplete' });
  screen.getByText(/Source: HOT2309, Jan 6, 2024 \(synthetic\) and 1 before it\./);
  screen.getByText('Doubtful values do not count as filed · May 2023 is incomplete');
  const flagged = within(await table()).getByRole('row', { name: /CAPOTE LODGE/ });
  expect(flagged.textContent).toContain('extra digit');
  expect(flagged.nextElementSibling?.textContent).toBe(
    'February 2023 does not wholly count as filed: taxable receipts count instead of the total.' +
      'March 2023 has unusual receipts, which count as filed.',
  );
});

test('rooms of hotels that filed $0 are named in the row, the set and the headline', async () => {
  renderPage(THREE);
  const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });
  const inn = await rowOf(/50.50 INN/);
  expect(inn.nextElementSibling?.textContent).toBe(
    'It filed $0 for April 2023, September 2023, with rooms that count.',
  );
  const set = await rowOf(/Competitor set/);
  const words = /\d+ rooms of 1 hotel that filed \$0 for at least one month/;
  expect(set.nextElementSibling?.textContent).toMatch(words);
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toMatch(words);
});

test('the change of the set says what it is without idle hotels, if that is another', async () => {
  renderPage(THREE, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const { competitorSet, ...answer } = compareHotels(args);
        const receiptsChangeWithoutIdle = { amount: -7, percent: -7 };
        return { ...answer, competitorSet: { ...competitorSet, receiptsChangeWithoutIdle } };
      },
    },
  });
  const set = await within(await table()).findByRole('row', { name: /Competitor set/ });
  expect(set.textContent).toContain('up 1.0% · down 7.0% without idle hotels');
});

test('months that no release has, or that the hotel did not file, are not called filed', async () => {
  renderPage(THREE, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const answer = compareHotels(args);
        const subject = { ...answer.subject, monthsFiled: 10, revparMonths: 3 };
        return { ...answer, subject, monthsPublished: answer.months.slice(0, 11) };
      },
    },
  });
  await screen.findByText(/^Oct 2022 – Aug 2023, 11 of 12 months/);
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain(
    '10 of 11 published months filed',
  );
  const row = within(await table()).getByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(row.textContent).toContain('3 of 10 months');
});

test('a hotel is not blamed for months that no release has', async () => {
  renderPage(THREE, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const answer = compareHotels(args);
        const subject = { ...answer.subject, monthsFiled: 4, revparRank: null };
        return { ...answer, subject, monthsPublished: answer.months.slice(0, 4) };
      },
    },
  });
  await screen.findByText(/^Oct 2022 – Jan 2023, 4 of 12 months/);
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain('4 of 4 published months filed');
  expect(headline.textContent).toContain('the releases have 4 of 12 months; ranks need 10 of every 12');
});

test('a hotel without a rank says of how few months it is', async () => {
  renderPage(THREE, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const answer = compareHotels(args);
        const few = { monthsFiled: 4, revparMonths: 1, revparRank: null };
        return { ...answer, subject: { ...answer.subject, ...few } };
      },
    },
  });
  const row = await within(await table()).findByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(within(row).getByTitle('rooms that count in 1 month; ranks need 10 of every 12')).toBeDefined();
});

test('rooms that do not count are not called unfiled', async () => {
  renderPage(THREE, {
    answers: {
      compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
        const answer = compareHotels(args);
        const rooms = { roomCapacity: null, availableRoomNights: null, revpar: null };
        return { ...answer, subject: { ...answer.subject, ...rooms } };
      },
    },
  });
  const row = await within(await table()).findByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(within(row).getByTitle('no rooms that count were filed')).toBeDefined();
  expect(within(row).queryByTitle('no month of the period was filed')).toBeNull();
});

test('months are chosen by length, and stay in the address', async () => {
  const { user, asked } = renderPage(THREE);
  await within(await table()).findByText('EXAMPLE HOUSE');
  await user.click(screen.getByRole('radio', { name: '3 years' }));
  expect(address()).toContain('from=2020-10&to=2023-09');
  await waitFor(() => {
    expect(asked.findLast(({ name }) => name === 'CompareHotels')?.variables['input']).toMatchObject({
      from: '2020-10',
      to: '2023-09',
    });
  });
});

test.each([
  ['from=2023-05&to=2023-01', 'The first month is after the last.'],
  ['from=2013-09&to=2023-09', 'At most 120 months can be compared.'],
])('%s says %s and asks nothing', async (months, message) => {
  const { asked } = renderPage(`${THREE}&${months}`);
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  await screen.findByRole('button', { name: 'Remove EXAMPLE HOUSE' });
  expect(asked.some(({ name }) => name === 'CompareHotels')).toBe(false);
});

test.each([
  ['99999999999-1', 'no such hotel'],
  ['32000000052-7', 'a booking marketplace, not a hotel'],
])('%s cannot be compared: %s; it can be removed', async (number, why) => {
  const { user, asked } = renderPage(`${PAGE}?subject=${EXAMPLE}&with=${LODGE},${number}`);
  await screen.findByText(`${number}: ${why}`);
  await screen.findByText('Remove what cannot be compared to compare the others.');
  expect(asked.some(({ name }) => name === 'CompareHotels')).toBe(false);
  await user.click(screen.getByRole('button', { name: `Remove ${number}: ${why}` }));
  await within(await table()).findByText('CAPOTE LODGE');
});

test.each([
  [48, true],
  [49, false],
])('with %i competitors, another one can be added: %s', async (count, canAdd) => {
  const others = Array.from({ length: count }, (_, index) => `32000000045-${String(index + 1)}`);
  renderPage(`${PAGE}?subject=${EXAMPLE}&with=${others.join(',')}`);
  await screen.findByRole('list', { name: `Compared with ${String(count)} of at most 49` });
  expect(screen.queryByLabelText('Add a hotel') !== null).toBe(canAdd);
});

test('more than 49 are refused in the words of the API', async () => {
  const others = Array.from({ length: 12 }, (_, index) => `3200000010${String(index)}-1`);
  const answers = {
    compareHotels: () => {
      throw Object.assign(new Error('Name at most 49 competitors.'), {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  };
  renderPage(`${PAGE}?subject=${EXAMPLE}&with=${others.join(',')}`, { answers });
  expect((await screen.findByText('Name at most 49 competitors.')).getAttribute('role')).toBe('alert');
});

test('a failed comparison can be tried again', async () => {
  const { user, failing } = renderPage(PAGE);
  await screen.findByRole('region', { name: 'What to do' });
  failing.add('CompareHotels');
  goTo(THREE);
  await screen.findByText('The comparison could not be loaded.');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await within(await table()).findByText('EXAMPLE HOUSE');
});

test('exports all lines and all columns as HotelComparison.csv', async () => {
  const files = catchDownloads();
  const { user } = renderPage(THREE);
  await within(await table()).findByText('EXAMPLE HOUSE');
  const card = screen.getByRole('region', { name: 'Comparison' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toBe('HotelComparison.csv');
  const lines = ((await files[0]?.text) ?? '').trim().split('\r\n');
  expect(lines[0]).toBe(
    'Hotel,Role,Room receipts,Rooms,RevPAR,RevPAR index,RevPAR rank,Share,Fair share,Change vs. a year earlier,"Change vs. a year earlier, dollars",RevPAR change,"RevPAR change, dollars",' +
      'Receipts rank,Available room-nights,Months filed,Months of RevPAR,Doubtful months,Unusual months,Unusual months a year earlier,Reasons,Address,City,Taxpayer number,Location number,Incomplete months,Period,' +
      'Change without idle hotels,"Change without idle hotels, dollars",Months compared,Months without quarterly filings,Partial months,Rooms of another owner,Releases',
  );
  expect(lines[1]).toMatch(
    /,2023-05,Oct 2022 – Sep 2023,,,Oct 2022 – Sep 2023,,,,"HOT2306, Oct 2, 2023 \(synthetic\); HOT2309, .*"$/,
  );
  expect(lines.find((line) => line.startsWith('Competitor set'))).toMatch(
    /,Oct 2022 – Sep 2023,1,1,Oct 2022 – Sep 2023,,,,"HOT2306, Oct 2, 2023 \(synthetic\); HOT2309, .*"$/,
  );
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => line.includes('Competitor set'))).toHaveLength(1);
});

test('the chart has RevPAR and receipts, the subject last and on top', async () => {
  const { user } = renderPage(THREE);
  await screen.findByRole('img', {
    name: /CAPOTE LODGE and THE 50\/50 INN #2 and Competitor set and EXAMPLE HOUSE from/,
  });
  await user.click(screen.getByRole('tab', { name: 'Room receipts' }));
  expect(address()).toContain('tab=receipts');
  await screen.findByRole('img', { name: /CAPOTE LODGE and THE 50\/50 INN #2 and EXAMPLE HOUSE from/ });
});
