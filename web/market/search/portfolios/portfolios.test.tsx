import { fakeRoot } from '../../../test/fakeApi.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeBar } from '../../../test/fakeBar.ts';
import { page } from '../../../test/fakeHotel.ts';
import { fakePortfolios } from '../../../test/fakePortfolios.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import type { Asked } from '../../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

const countOf = (asked: Asked[], operation: string): number =>
  asked.filter(({ name }) => name === operation).length;

test('a portfolio needs a name, and takes no %', async () => {
  const { user, asked } = renderPage('/stt/portfolio');
  await screen.findByText('West Texas');
  await user.click(screen.getByRole('button', { name: 'Add a portfolio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create New Portfolio' });
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  within(dialog).getByText('Please Enter a portfolio name to create one.');
  const name = within(dialog).getByLabelText('Portfolio name');
  await user.type(name, '10%');
  expect(name).toHaveProperty('value', '10');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.clear(name);
  await user.type(name, 'Taken{Enter}');
  await within(dialog).findByText('You already have a portfolio of this name.');
  expect(name).toHaveProperty('value', 'Taken');
  expect(countOf(asked, 'CreatePortfolio')).toBe(1);
});

test('the title says for 5 seconds that a portfolio was created, and the list is asked for anew', async () => {
  const { user, asked } = renderPage('/stt/portfolio');
  await screen.findByText('West Texas');
  await user.click(screen.getByRole('button', { name: 'Add a portfolio' }));
  await user.type(await screen.findByLabelText('Portfolio name'), 'Hill Country');
  const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
  expect(title()).toBe('Create New Portfolio');
  vi.useFakeTimers();
  const pass = (ms: number): Promise<void> =>
    act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await pass(50);
  expect(title()).toBe('Portfolio Created');
  expect(screen.queryByRole('dialog', { name: 'Create New Portfolio' })).toBeNull();
  expect(countOf(asked, 'Portfolios')).toBe(2);
  await pass(4_800);
  expect(title()).toBe('Portfolio Created');
  await pass(300);
  expect(title()).toBe('Create New Portfolio');
});

test('deleting asks first', async () => {
  const { user, asked } = renderPage('/stt/portfolio');
  await user.click(await screen.findByRole('button', { name: 'Delete West Texas' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(countOf(asked, 'DeletePortfolio')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete West Texas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Portfolio' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(countOf(asked, 'Portfolios')).toBe(2));
  expect(asked.find(({ name }) => name === 'DeletePortfolio')?.variables).toEqual({
    input: { id: 'portfolio:1' },
  });
});

test('after a portfolio is deleted, the focus is on the button of the next one', async () => {
  const all = fakeRoot.portfolios({});
  let nodes = all.nodes;
  const deletePortfolio = () => {
    nodes = nodes.filter(({ name }) => name !== 'West Texas');
    return fakeRoot.deletePortfolio;
  };
  const portfolios = () => ({ ...all, nodes });
  const { user } = renderPage('/stt/portfolio', { answers: { portfolios, deletePortfolio } });
  await user.click(await screen.findByRole('button', { name: 'Delete West Texas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Portfolio' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete West Texas' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Delete / })));
});

test.each([
  [1, 'Delete West Texas with its 1 property? '],
  [2, 'Delete West Texas with its 2 properties? '],
])('deleting says how many properties go with it: %s', async (propertyCount, question) => {
  const { nodes } = fakePortfolios.portfolios({ product: 'HOTEL' });
  const portfolios = page(nodes.map((node) => ({ ...node, propertyCount })));
  const { user } = renderPage('/stt/portfolio', { answers: { portfolios } });
  await user.click(await screen.findByRole('button', { name: 'Delete West Texas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Portfolio' });
  expect(dialog.textContent).toContain(question);
});

test.each(['/stt/portfolio', '/stt/portfoliohotel/0/1/West%20Texas'])(
  'the buttons of %s cannot be sorted by',
  async (path) => {
    renderPage(path);
    const heading = await screen.findByRole('columnheader', { name: 'Delete' });
    expect(within(heading).queryByRole('button')).toBeNull();
    expect(heading.getAttribute('aria-sort')).toBeNull();
    expect(screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))).not.toEqual(
      [],
    );
  },
);

test('a portfolio lists its properties, which can be taken out, with charts by tab', async () => {
  const { user, asked } = renderPage('/stt/portfoliohotel/0/1/West%20Texas');
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const link = await within(table).findByRole('link', { name: 'EXAMPLE HOUSE' });
  // The city is misspelled in the filings.
  within(table).getByText('105 S HIGHLAND AVE, Marfa');
  expect(link.getAttribute('href')).toBe(EXAMPLE);
  await user.click(screen.getByRole('tab', { name: 'RevPAR' }));
  await screen.findByRole('img', { name: /West Texas: RevPAR/ });
  await user.click(within(table).getByRole('button', { name: 'Delete EXAMPLE HOUSE' }));
  await waitFor(() => expect(countOf(asked, 'Portfolio')).toBe(2));
  expect(asked.find(({ name }) => name === 'RemoveFromPortfolio')?.variables).toEqual({
    input: { portfolioId: 'portfolio:1', taxpayerNumber: '32000000011', locationNumber: 22 },
  });
});

test('a portfolio shows the latest month, who is awaited and notes, and leads to Compare', async () => {
  const { user, asked } = renderPage('/stt/portfoliohotel/0/1/West%20Texas');
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const row = await within(table).findByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(row.textContent).toContain('$1,000.00');
  const card = screen.getByRole('region', { name: 'Available Properties' });
  await user.click(within(card).getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Share of city' }));
  await user.keyboard('{Escape}');
  expect(row.textContent).toContain('12.50%');
  within(row).getByRole('img', { name: /^EXAMPLE HOUSE: / });
  expect(within(table).getByText('Awaited')).toBeTruthy();
  // The third hotel filed for 11 months, and its rooms count in 3.
  for (const months of [11, 3]) within(table).getByText(`${String(months)} of 12 months`);
  // Unlike the others, it has August alone in both years.
  expect(
    within(table)
      .getAllByText(/^ ?over /)
      .map(({ textContent }) => textContent),
  ).toEqual([' over Aug 2023']);
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('over Aug–Sep 2023 vs. a year earlier');
  expect(headline).toContain('September 2023$2,000');
  expect(headline).toContain('May 2023 incomplete');
  expect(headline).toContain('2 of 31 awaited');
  const compare = within(card).getByRole('link', { name: 'Compare' }).getAttribute('href') ?? '';
  expect(compare).toMatch(/^\/stt\/compare\?subject=32000000011-22&with=\d+-\d+,\d+-\d+$/);
  await user.click(within(row).getByRole('button', { name: 'Sold soon?, note on EXAMPLE HOUSE' }));
  const note = await screen.findByLabelText('Private note');
  expect(note).toHaveProperty('value', 'Sold soon?');
  await user.clear(note);
  await user.type(note, 'Sold');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(countOf(asked, 'PortfolioFigures')).toBe(2));
  expect(asked.find(({ name }) => name === 'NoteInPortfolio')?.variables).toMatchObject({
    input: { portfolioId: 'portfolio:1', locationNumber: 22, note: 'Sold' },
  });
});

test('a hotel that was sold is shown as it is now, with the owner by whom it was listed', async () => {
  renderPage('/stt/portfoliohotel/0/1/West%20Texas');
  await screen.findByText(
    /\. Listed as HOTEL ESPERANZA of CAPOTE PARTNERS LP, which filed January 2000 to May 2023$/,
  );
  expect(screen.getAllByText(/Listed as/)).toHaveLength(1);
});

test('300 properties are charted by one question and listed by one, all of them', async () => {
  const { asked } = renderPage('/stt/portfoliohotel/0/3/All%20of%20it');
  await screen.findByText('1–10 of 300');
  await screen.findByRole('img', {
    name: /All of it: Monthly Revenue: EXAMPLE HOUSE and .* and All 300 properties from/,
  });
  expect(countOf(asked, 'PortfolioChart')).toBe(1);
  expect(countOf(asked, 'PortfolioFigures')).toBe(1);
  // The largest six and all together.
  const figures = screen.getByRole('table', { name: 'All of it: Monthly Revenue' });
  expect(within(figures).getAllByRole('columnheader')).toHaveLength(8);
  expect(within(figures).getByRole('row', { name: /September 2023/ }).textContent).toContain('$301,000.00');
});

test.each([
  ['1 year', '2022-01'],
  ['3 years', '2021-01'],
  ['5 years', '2019-01'],
  ['10 years', '2014-01'],
  ['All', '2000-01'],
])('%s asks for the months from %s on', async (name, from) => {
  const { user, asked } = renderPage('/stt/portfoliohotel/0/1/West%20Texas');
  await user.click(await screen.findByRole('radio', { name }));
  await waitFor(() => {
    expect(asked.findLast((each) => each.name === 'PortfolioChart')?.variables).toEqual({
      id: 'portfolio:1',
      from,
      to: '2023-12',
      asOf: null,
    });
  });
});

test('a portfolio of alcohol has no RevPAR, one of hotels has it beside the revenue', async () => {
  const bars = {
    __typename: 'Portfolio',
    id: 'portfolio:2',
    name: 'Bars',
    product: 'BEVERAGE',
    propertyCount: 1,
  };
  const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const noted = {
    flaggedMonths: [],
    unusualMonths: [],
    estimatedMonths: ['2023-04'],
    apportionedMonths: [],
    awaitedMonths: [],
  };
  const figuresOfNone = {
    months: [],
    receipts: [],
    revpar: [],
    properties: [],
    revparProperties: [],
    propertiesChanged: [],
    revparPropertiesChanged: [],
  };
  const chart = { ...figuresOfNone, ...noted, lines: [] };
  const hotels = fakePortfolios.node({ id: 'portfolio:1' });
  const figures = hotels !== null && 'figures' in hotels ? hotels.figures({}) : null;
  const bar = { hotel: null, beverageProperty: fakeBar, estimatedMonths: ['2023-09'] };
  const rows = figures?.rows.slice(0, 1).map((row) => ({ ...row, ...bar }));
  renderPage('/stt/portfoliohotel/1/2/Bars', {
    answers: {
      node: { ...bars, hotels: none, beverageProperties: none, chart, figures: { ...figures, rows } },
    },
  });
  await screen.findByRole('tab', { name: 'Monthly Revenue' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Monthly Revenue']);
  await screen.findByText('The largest by receipts of the months shown · April 2023 has estimated receipts');
  const table = screen.getByRole('table', { name: 'Available Properties' });
  const row = await within(table).findByRole('row', { name: /Estimated/ });
  expect(row.nextElementSibling?.textContent).toContain('September 2023 has estimated receipts.');
});

test('the list has 5 portfolios a page, or 10, 20, 50 and 100', async () => {
  const { user } = renderPage('/stt/portfolio');
  const size = await screen.findByRole('combobox', { name: 'Rows per page of Portfolios' });
  const pages = screen.getByRole('navigation', { name: 'Pages of Portfolios' });
  expect(within(pages).getByText(/^\d+ rows$/).textContent).toBe('5 rows');
  await user.click(size);
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    '5 rows',
    '10 rows',
    '20 rows',
    '50 rows',
    '100 rows',
  ]);
});

test('an empty portfolio shows the way to the search', async () => {
  renderPage('/stt/portfoliohotel/1/2/Bars');
  const link = await screen.findByRole('link', { name: 'Start Searching here!' });
  expect(link.getAttribute('href')).toBe('/stt/search');
  expect(link.parentElement?.textContent).toBe('No properties yet saved. Start Searching here!');
});
