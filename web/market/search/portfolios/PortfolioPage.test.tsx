import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBar } from '../../../test/fakeBar.ts';
import { fakePortfolios } from '../../../test/fakePortfolios.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import type { Asked } from '../../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

const countOf = (asked: Asked[], operation: string): number =>
  asked.filter(({ name }) => name === operation).length;

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

test('an empty portfolio shows the way to the search', async () => {
  renderPage('/stt/portfoliohotel/1/2/Bars');
  const link = await screen.findByRole('link', { name: 'Start Searching here!' });
  expect(link.getAttribute('href')).toBe('/stt/search');
  expect(link.parentElement?.textContent).toBe('No properties yet saved. Start Searching here!');
});
