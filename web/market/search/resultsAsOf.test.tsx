import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const MARFA = '/stt/results/monthly/9/2023/city/MARFA';

test.each([
  [
    MARFA,
    'HotelResults',
    'EXAMPLE HOUSE',
    'As of HOT2306.CSV, published here on Aug 20, 2023;',
    'HotelSearchResults',
  ],
  [
    '/stt/results/mbt/10/2023/city/MARFA',
    'BeverageResults',
    'CAPOTE BAR 2',
    'As of portal-2023-10.csv, published here on Nov 21, 2023;',
    'MBTHotelSearchResults',
  ],
])(
  'results as of a release show that time, say so, and lead to pages as of it: %s',
  async (path, ...expected) => {
    const [operation, name, banner, file] = expected;
    const files = catchDownloads();
    const { user, asked } = renderPage(`${path}?asOf=release:7`);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/\?asOf=release:7$/);
    const region = await screen.findByRole('region', { name: 'As of an earlier release' });
    expect(region.textContent).toContain(banner);
    for (const each of [operation, 'PublishedMonths', 'LatestPeriods']) {
      const { variables } = asked.find((one) => one.name === each) ?? { variables: {} };
      expect(variables, each).toMatchObject({ asOf: { release: 'release:7' } });
    }
    for (const way of ['Marfa over time', 'On a map']) {
      expect(screen.getByRole('link', { name: way }).getAttribute('href'), way).toContain('asOf=release:7');
    }
    expect(screen.queryByText('Export 12 months')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(files[0]?.name).toBe(`${file} as of release 7.csv`);
  },
);

test('results as of a release that is not there say so instead of figures', async () => {
  renderPage(`${MARFA}?asOf=release:99`);
  expect((await screen.findByRole('alert')).textContent).toContain('There is no release:99.');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  [
    '/stt/results/monthly/city/MARFA',
    'Marfa, Texas. Room receipts of hotels that file monthly, September 2023.',
    `${MARFA}?asOf=release:12`,
  ],
  [
    `${MARFA}?sort=-revpar&rooms=50&find=inn&asOf=release:7`,
    'Marfa, Texas. Room receipts of hotels that file monthly, September 2023.',
    `${MARFA}?asOf=release:7&sort=-revpar&rooms=50&find=inn`,
  ],
  [
    '/stt/map?month=2022-07',
    'Hotels in Texas. Receipts by location, September 2023.',
    '/stt/map?asOf=release:12&month=2023-09',
  ],
  [
    '/stt/map?tax=bar&city=MARFA&month=2023-06',
    'Bars in Marfa. Receipts by location, June 2023.',
    '/stt/map?asOf=release:12&tax=bar&city=MARFA&month=2023-06',
  ],
])('a citation of %s names its figures and the address that keeps them', async (path, words, address) => {
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'Cite' }));
  const citation = await screen.findByRole('note', { name: 'Citation' });
  expect(citation.textContent).toContain(words);
  expect(citation.textContent.endsWith(`: http://localhost:3000${address}`)).toBe(true);
});

test('results of a period that no release has are not cited', async () => {
  renderPage('/stt/results/monthly/7/2022/city/MARFA');
  await screen.findByText('July 2022 is not in the releases.');
  expect(screen.queryByRole('button', { name: 'Cite' })).toBeNull();
});

test('the place of results as of a release leads to results as of it', async () => {
  renderPage('/stt/city/MARFA?asOf=release:7');
  const head = await screen.findByRole('group', { name: 'Marfa' });
  const link = within(head).getByRole('link', { name: 'Hotels in Marfa' });
  expect(link.getAttribute('href')).toBe('/stt/results/monthly/city/MARFA?asOf=release:7');
});
