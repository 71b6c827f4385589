import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { fakeBar } from '../../../test/fakeBar.ts';
import { fakeRankings } from '../../../test/fakeRankings.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAGE = '/stt/explore';
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Ranking' });

test('a question of the page is one click, and the answer says in words what it shows', async () => {
  const { user, asked } = renderPage(PAGE);
  await within(await table()).findByRole('link', { name: 'Marfa' });
  await user.click(screen.getByRole('link', { name: 'Which cities grew most since 2019?' }));
  await screen.findByRole('heading', { name: 'Cities in Texas by change of hotel receipts' });
  await screen.findByText(/against Jan 2019, Sep 2019; like for like\.$/);
  expect(address()).toBe(`${PAGE}?by=growth&period=2019`);
  screen.getByText(
    /Cities with at least 5 hotels, \$300,000 of receipts are ranked. 12 are below this minimum./,
  );
  const { variables } = asked.findLast(({ name }) => name === 'ExplorePlaces') ?? {};
  expect(variables).toMatchObject({
    by: 'LIKE_FOR_LIKE_CHANGE',
    from: '2023-01',
    to: '2023-09',
    monthsEarlier: 48,
  });
});

test('rows lead to their pages, and are marked where they mislead', async () => {
  renderPage(`${PAGE}?by=growth`);
  const first = await within(await table()).findByRole('row', { name: /Marfa/ });
  expect(within(first).getByRole('link', { name: 'Marfa' }).getAttribute('href')).toBe('/stt/city/MARFA');
  expect(first.textContent).toContain(
    '1. Marfaunusual receiptsfilers changed▲ up 10.0%hotels alone: down 16.7%$1,000,000',
  );
  const last = within(await table()).getByRole('row', { name: /Van Horn/ });
  expect(last.textContent).toContain(
    'less than 80% of the receipts come from properties that filed in both periods',
  );
  // Its mark says so in sight.
  expect(screen.queryByText(/^–: less than/)).toBeNull();
  screen.getByText(/^Receipts of some filings are far above the usual, .*, perhaps an estimate\. They count/);
  screen.getByText('Less than 80% of the receipts are from properties that filed in both periods.');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('81.5%');
  expect(headline).toContain('1,900highly concentrated');
  expect(within(await table()).getByRole('row', { name: /All 4 cities/ }).textContent).toContain(
    '$2,000,000',
  );
});

test('a change of all receipts says where it is stated, and why a row has none', async () => {
  const { user } = renderPage(`${PAGE}?by=change`);
  await screen.findByText(/against Jan 2019, Sep 2019; all receipts\.$/);
  screen.getByText(
    /2 have no change, because less than 80% of their receipts are comparable, or months are missing\./,
  );
  const cellsOf = async (name: RegExp): Promise<(string | null)[]> => {
    const row = await within(await table()).findByRole('row', { name });
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };
  expect((await cellsOf(/Marfa/))[0]).toBe('▲ up 100.0%');
  expect((await cellsOf(/Van Horn/))[0]).toContain(
    'less than 80% of the receipts come from properties that filed in both periods',
  );
  await user.click(screen.getByRole('combobox', { name: 'By' }));
  await screen.findByRole('option', { name: 'Change of all receipts, if 80% can be compared' });
});

test('a change over some of the months says of which receipts it is', async () => {
  const rankProperties = (asked: Parameters<typeof fakeRankings.rankProperties>[0]) => {
    const ranked = fakeRankings.rankProperties(asked);
    const likeForLike = {
      earlier: 187_870,
      later: 792_825,
      share: 100,
      change: { amount: 604_955, percent: 322.01 },
    };
    const marks = ['MONTHS_MISSING'];
    return { ...ranked, nodes: ranked.nodes.map((node) => ({ ...node, marks, change: null, likeForLike })) };
  };
  renderPage(`${PAGE}?tax=bar&of=properties&by=growth`, { answers: { rankProperties } });
  const row = await within(await table()).findByRole('row', { name: new RegExp(fakeBar.name) });
  expect(row.textContent).toContain('▲ up 322.0%$187,870 → $792,825 in months filed in both');
  expect(row.textContent).toContain('$500,000');
});

test('a ranking of a year says who lacks months, and ranks them on demand', async () => {
  const { user, asked } = renderPage(`${PAGE}?of=properties`);
  await screen.findByText(/3 are not ranked: they have figures for fewer than 10 of the \d+ months\.$/);
  await user.click(screen.getByRole('combobox', { name: 'Months missing' }));
  // The choices above it show the same word.
  const included = (await screen.findAllByTitle('Include')).at(-1);
  if (included !== undefined) await user.click(included);
  await waitFor(() => expect(address()).toBe(`${PAGE}?of=properties&partial=all`));
  await waitFor(() => expect(screen.queryByText(/are not ranked/)).toBeNull());
  const { variables } = asked.findLast(({ name }) => name === 'ExploreProperties') ?? {};
  expect(variables).toMatchObject({ minimumMonths: 0 });
  await user.click(screen.getByRole('button', { name: 'Clear months and filters' }));
  await screen.findByText(/3 are not ranked/);
});

test.each(['?of=properties&period=latest', '?of=cities', '?of=counties'])(
  'no months need to be there for %s',
  async (search) => {
    renderPage(`${PAGE}${search}`);
    await screen.findByText(/\d ranked, from rank/);
    expect(screen.queryByRole('combobox', { name: 'Months missing' })).toBeNull();
    expect(screen.queryByText(/figures for fewer than/)).toBeNull();
  },
);

test('if all lack months, that is said', async () => {
  const { user } = renderPage(`${PAGE}?of=brands`);
  await screen.findByText('Everything that could be ranked has figures for too few of these months.');
  await user.click(screen.getByRole('button', { name: 'Rank them too' }));
  await waitFor(() => expect(address()).toBe(`${PAGE}?of=brands&partial=all`));
});

test('the meaning of each figure is one click away', async () => {
  renderPage(`${PAGE}?by=revpar`);
  const link = await screen.findByRole('link', { name: 'Change, like for like' });
  expect(link.getAttribute('href')).toMatch(/#like-for-like$/);
  expect(screen.getByRole('link', { name: 'Concentration' }).getAttribute('href')).toMatch(/#concentration$/);
});

test('small charts share a scale, or have their own, and the address says so', async () => {
  const { user } = renderPage(PAGE);
  await table();
  await user.click(screen.getByRole('radio', { name: 'Small charts' }));
  const charts = await screen.findByRole('list', { name: 'Small charts' });
  expect(address()).toBe(`${PAGE}?view=charts`);
  const marfa = within(charts).getAllByRole('listitem')[0]?.textContent ?? '';
  expect(marfa).toContain('1. MarfaReceipts $1,000,000');
  screen.getByText(/All charts share one scale, from \$0 to \$100K\./);
  const tops = (): string[] =>
    within(charts)
      .getAllByRole('figure')
      .map(
        (figure) =>
          /\$[\d.]+K/.exec(within(figure).getByRole('img').previousSibling?.textContent ?? '')?.[0] ?? '',
      );
  expect(new Set(tops())).toEqual(new Set(['$100K']));
  within(charts).getByRole('img', {
    name:
      'Marfa: $83.3K in Sep 2023; lowest $83.3K in Oct 2021, highest $83.3K in Oct 2021. 12 months without figures. ' +
      'July 2022 is not in the releases.',
  });
  await user.click(screen.getByRole('radio', { name: 'A separate scale for each chart' }));
  expect(address()).toBe(`${PAGE}?view=charts&scale=own`);
  screen.getByText(/Each chart has its own scale/);
  expect(new Set(tops()).size).toBe(4);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await within(await table()).findByRole('link', { name: 'Marfa' });
});

test('nothing found says what to do', async () => {
  const { user } = renderPage(`${PAGE}?city=NOWHERE`);
  await screen.findByText(/Nothing matches all of these filters in these months/);
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await within(await table()).findByRole('link', { name: 'Marfa' });
  expect(address()).toBe(PAGE);
});

test.each(['', '&asOf=release:7'])('the export asks for every row of the same question%s', async (then) => {
  const files = catchDownloads();
  const sent = vi.fn((_path: string, _init: { body: string }) =>
    Promise.resolve(new Response('Rank,Name\n1,MARFA\n')),
  );
  vi.stubGlobal('fetch', sent);
  const { user } = renderPage(`${PAGE}?by=growth&size=100${then}`);
  await within(await table()).findByRole('link', { name: 'Marfa' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('1 row');
  const asOf = then === '' ? null : { release: 'release:7' };
  expect(files[0]?.name).toBe(
    `Cities in Texas by change of hotel receipts${asOf === null ? '' : ' as of release 7'}.csv`,
  );
  const [, init] = sent.mock.calls.find(([path]) => path === '/exports/rankings.csv') ?? [];
  expect(JSON.parse(init?.body ?? '')).toMatchObject({
    product: 'HOTEL',
    kind: 'CITY',
    by: 'LIKE_FOR_LIKE_CHANGE',
    to: '2023-09',
    asOf,
  });
});

test('a failed answer offers to try again', async () => {
  const { user, failing } = renderPage('/stt/compare');
  failing.add('ExplorePlaces');
  await user.click(await screen.findByRole('link', { name: 'Explore' }));
  await screen.findByText('The ranking could not be loaded.');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await within(await table()).findByRole('link', { name: 'Marfa' });
});

test('a ranking as of a release shows that time, says so, and can be cited', async () => {
  const { user, asked } = renderPage(`${PAGE}?by=growth&view=charts&asOf=release:7`);
  const about = await screen.findByText(/^Receipts by month, /);
  expect(about.textContent).toContain('Oct 2020 to Sep 2023.');
  const charts = screen.getByRole('list', { name: 'Small charts' });
  const charted = within(charts).getByRole('link', { name: 'Marfa' });
  expect(charted.getAttribute('href')).toMatch(/\?asOf=release:7$/);
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  const { variables } = asked.findLast(({ name }) => name === 'ExplorePlaces') ?? {};
  expect(variables).toMatchObject({ by: 'LIKE_FOR_LIKE_CHANGE', asOf: { release: 'release:7' } });
  expect(screen.getByRole('link', { name: 'On a map' }).getAttribute('href')).toMatch(/&asOf=release:7$/);
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  expect((await screen.findByRole('note', { name: 'Citation' })).textContent).toContain(
    'http://localhost:3000/stt/explore?asOf=release:7&by=growth',
  );
  const latest = within(banner).getByRole('link', { name: 'Show the latest' });
  expect(latest.getAttribute('href')).toBe(`${PAGE}?by=growth&view=charts`);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const row = await within(await table()).findByRole('row', { name: /Marfa/ });
  expect(within(row).getByRole('link', { name: 'Marfa' }).getAttribute('href')).toMatch(/\?asOf=release:7$/);
});
