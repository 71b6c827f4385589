import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { fakeRoot } from '../../test/fakeApi.ts';
import { address, goTo, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const MARFA = '/stt/results/monthly/9/2023/city/MARFA';

const names = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.firstChild?.textContent ?? null);

test('lists the hotels of a city with their receipts, highest first, and says what is not as filed', async () => {
  renderPage(MARFA);
  expect(await screen.findByText('SEARCHING...')).toBeTruthy();
  await screen.findByText('EXAMPLE HOUSE');
  const row = screen.getByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Marfa', 'Presidio', '50 Monthly', '104', '$150,739.76', '$129,636.19', '$48.31']);
  expect(names()[1]).toContain('CITY OF MARFA marketplace');
  const marketplace = screen.getByRole('row', { name: /CITY OF MARFA/ });
  expect(within(marketplace).getAllByTitle('a marketplace has no rooms of its own')).toHaveLength(2);
  expect(screen.getByText(/a booking site that collects/)).toBeTruthy();
  // Its taxable receipts count.
  const doubtful = screen.getByRole('row', { name: /THE 50\/50 INN #2/ });
  expect(doubtful.textContent).toMatch(/\$[\d,.]+ \$[\d,.]+ counts/);
  expect(doubtful.nextElementSibling?.textContent).toBe('Filed too much; the taxable receipts count.');
  screen.getByText('2 filings with doubtful receipts: the taxable receipts count');
});

test('a hotel links to its page, odd characters included', async () => {
  renderPage(MARFA);
  const link = await screen.findByRole('link', { name: 'THE 50/50 INN #2' });
  expect(link.getAttribute('href')).toBe('/stt/hotelinfo/THE%2050(slash)50%20INN%20(hash)2/32000000037/1');
});

/** The page's own answer, with other facts about one of its hotels. */
const withFacts =
  (facts: object) =>
  (asked: Parameters<typeof fakeRoot.hotelResults>[0]): object => {
    const answer = fakeRoot.hotelResults(asked);
    const nodes = answer.nodes.map((row) =>
      row.locationName === 'CAPOTE LODGE' ? { ...row, ...facts } : row,
    );
    return { ...answer, nodes };
  };

test('a quarter says of how many months its RevPAR is, if not of all that were filed', async () => {
  const hotelResults = withFacts({ periodMonths: 3, monthsFiled: 3, revparMonths: 1 });
  renderPage(`${MARFA}?rooms=0&size=20`, { answers: { hotelResults } });
  expect((await screen.findByRole('row', { name: /CAPOTE LODGE/ })).textContent).toContain(
    'RevPAR of 1 month',
  );
});

test('exports all rows under the specified name', async () => {
  const files = catchDownloads();
  const { user } = renderPage(MARFA);
  await screen.findByText('EXAMPLE HOUSE');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toBe('HotelSearchResults.csv');
  // A file of a part of the rows does not pass for all of them.
  await user.type(screen.getByRole('searchbox', { name: 'Find in these hotels' }), 'example');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files[1]?.name).toBe('HotelSearchResultsFound.csv');
  const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(17);
  // Every field that the specification gives a row, and the notes and release that go with it.
  expect(lines[0]).toBe(
    'Hotel,Address,City,County,Zip,Period ends,Month,Year,Months filed,Filer,Rooms,Room receipts,Taxable,RevPAR,Taxpayer,' +
      'Taxpayer number,Location number,Phone,Taxpayer address,Taxpayer city,Taxpayer phone,Responsible from,' +
      'Responsible to,Notes,Receipts that count,Rooms that count,Reasons,Release,Months of RevPAR,Days of responsibility',
  );
  expect(lines[1]).toContain(
    'EXAMPLE HOUSE,105 S HIGHLAND AVE,MARFA,PRESIDIO,79843,2023-09-30,9,2023,1 month,',
  );
});

test('sorted by RevPAR, small hotels are left out unless asked for, in the export as well', async () => {
  const files = catchDownloads();
  const { user } = renderPage(`${MARFA}?sort=-revpar`);
  await screen.findByText('EXAMPLE HOUSE');
  const all = screen.getByText(/^1–10 of/).textContent;
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'At least 10 rooms' }).checked).toBe(true);
  screen.getByText('Hides 3 rows with fewer than 10 counted rooms, marketplaces included.');
  expect(all).toBe('1–10 of 13');
  await user.click(screen.getByRole('radio', { name: 'At least 100 rooms' }));
  expect(address()).toBe(`${MARFA}?sort=-revpar&rooms=100`);
  expect(names()).toEqual(['EXAMPLE HOUSE ']);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toBe('HotelSearchResultsAtLeast100Rooms.csv');
  expect((await files[0]?.text)?.trim().split('\r\n')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Any number of rooms' }));
  screen.getByText('1–10 of 16');
});

test('reads every page of a long answer', async () => {
  const { asked } = renderPage(MARFA, {
    answers: {
      hotelResults: ({ after }: { after: string | null }) => ({
        nodes: [],
        pageInfo: {
          hasNextPage: after === null,
          hasPreviousPage: false,
          endCursor: 'second',
          startCursor: null,
        },
      }),
    },
  });
  expect(await screen.findByText('No Records Found.')).toBeTruthy();
  const pages = asked
    .filter(({ name }) => name === 'HotelResults')
    .map(({ variables }) => variables['after']);
  expect(pages).toEqual([null, 'second']);
});

test('a quarter of which a hotel filed some months says how many, in its row and in the export', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/results/quarterlymonthly/3/2023/city/MARFA');
  const row = await screen.findByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(within(row).getByText('105 S HIGHLAND AVE · 1 of 3 months')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await files[0]?.text).toContain(',9,2023,1 of 3 months,');
});

test('failed results can be loaded again in place', async () => {
  const { user, failing } = renderPage('/stt/search');
  await screen.findByText('Classic Search');
  failing.add('HotelResults');
  goTo(MARFA);
  expect(await screen.findByText('The results could not be loaded.')).toBeTruthy();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('EXAMPLE HOUSE')).toBeTruthy();
});

test('without the latest period the page says so and asks again, instead of loading forever', async () => {
  const { user, failing } = renderPage('/stt/search');
  await screen.findByText('Classic Search');
  failing.add('LatestPeriods');
  goTo('/stt/results/monthly/city/MARFA?asOf=release:7');
  expect(await screen.findByText('The latest period could not be loaded.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('EXAMPLE HOUSE')).toBeTruthy();
});
