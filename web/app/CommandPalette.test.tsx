import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, renderPage, usePages } from '../test/renderPage.tsx';

usePages();

test('the search is one key away from everywhere, and Escape leaves it', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), 'capote');
  const found = await within(dialog).findByRole('group', { name: 'Hotels' });
  // One that was looked at before shows once.
  expect(within(dialog).getAllByText('CAPOTE LODGE')).toEqual([within(found).getByText('CAPOTE LODGE')]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/stt/hotelinfo/CAPOTE%20LODGE/32000000045/3'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a city’s row of marketplaces is not taken for a hotel at the address of who filed it', async () => {
  const { user } = renderPage('/stt/search');
  await screen.findByRole('heading', { name: 'What did they take in?' });
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), 'city of marfa');
  const option = await within(dialog).findByRole('option', { name: /CITY OF MARFA/ });
  expect(option.textContent).toContain('marketplaces, filed from 1 MARKET ST STE 600');
});

test('the palette finds pages too', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  // Above them are the properties that were looked at last.
  await within(dialog).findByRole('group', { name: 'Recently viewed' });
  expect(
    within(within(dialog).getByRole('group', { name: 'Pages' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Search page',
    'Portfolio page',
    'Brands page',
    'Recently Viewed page',
    'Hotel Trends page',
    'My Account page',
    'Logout page',
    'Explore page',
    'Map page',
    'Compare page',
    'What is new page',
    'Query the data page',
    'Exports page',
    'About the data page',
    'Show this page as a query for analysts',
  ]);
});

test.each([
  ['trends', ['Hotel Trends page']],
  ['account', ['My Account page']],
  ['data', ['Query the data page', 'About the data page']],
  ['new', ['What is new page']],
  ['p', ['Portfolio page', 'Show this page as a query for analysts']],
])('the palette finds pages by the beginning of any word: %s', async (text, found) => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), text);
  await waitFor(() => {
    const shown = within(within(dialog).getByRole('group', { name: 'Pages' })).getAllByRole('option');
    expect(shown.map(({ textContent }) => textContent)).toEqual(found);
  });
});

test('the palette finds brands and their companies by the beginning of a word', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), 'road');
  await within(dialog).findByText('brands’ company');
  const options = ['Brands', 'Companies'].flatMap((name) =>
    within(within(dialog).getByRole('group', { name })).getAllByRole('option'),
  );
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Ranch Road Rooms brand',
    'Ranch & Road / Holdings #1 brands’ company',
  ]);
  await user.click(within(dialog).getByText('Ranch Road Rooms'));
  expect(address()).toBe('/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms');
});

test('the palette has both taxes, places and owners, each under its heading', async () => {
  const { user } = renderPage('/stt/results/monthly/9/2023/city/MARFA');
  await screen.findByText('EXAMPLE HOUSE');
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), 'marfa');
  await within(dialog).findByRole('group', { name: 'Owners' });
  const sections = within(dialog)
    .getAllByRole('group')
    .map((group) => [group.getAttribute('aria-label'), within(group).getAllByRole('option')[0]?.textContent]);
  expect(sections.slice(0, 4)).toEqual([
    ['Places', 'Marfa city'],
    ['Hotels', expect.stringContaining('EXAMPLE HOUSE')],
    ['Bars', expect.stringContaining('CAPOTE BAR')],
    ['Owners', 'MARFA LODGING LLC 2 hotels, 1 bar'],
  ]);
  await user.click(within(dialog).getByText('MARFA LODGING LLC'));
  expect(address()).toBe('/stt/owner/32000000011');
});

const owner = {
  id: 'owner:1',
  number: '1',
  name: 'LISTINGS INC',
  hotels: 2,
  marketplacePlaces: 0,
  bars: 0,
};

test.each([
  ['compare', ['Pages', 'Owners'], 'Compare page'],
  ['membership', ['Pages', 'Owners'], 'My Account page'],
  ['brand', ['Pages', 'Owners'], 'Brands page'],
  // Many names of hotels begin so.
  ['hotel', ['Owners', 'Pages'], 'LISTINGS INC 2 hotels'],
])('a page comes first if it is named, chosen for Enter: %s', async (text, groups, first) => {
  const find = { places: [], properties: [], owners: [owner] };
  const { user } = renderPage('/stt/portfolio', { answers: { find } });
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), text);
  await within(dialog).findByRole('group', { name: 'Owners' });
  const shown = within(dialog).getAllByRole('group');
  const named = shown.map((group) => group.getAttribute('aria-label') ?? '');
  expect(named.filter((each) => groups.includes(each))).toEqual(groups);
  expect(within(dialog).getByRole('option', { selected: true }).textContent).toBe(first);
});

test('an owner that files for places as a marketplace is told from one of hotels', async () => {
  const marketplace = {
    id: 'owner:1',
    number: '1',
    name: 'LISTINGS INC',
    hotels: 0,
    marketplacePlaces: 1486,
    bars: 0,
  };
  const find = { places: [], properties: [], owners: [marketplace] };
  const { user } = renderPage('/stt/search', { answers: { find } });
  await screen.findByRole('heading', { name: 'What did they take in?' });
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(dialog).getByRole('combobox'), 'listings');
  const option = await within(dialog).findByRole('option', { name: /LISTINGS INC/ });
  expect(option.textContent).toBe('LISTINGS INC 1,486 places of a marketplace');
});
