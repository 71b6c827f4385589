import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const ODD = '/stt/brand/12/50(slash)50%20INN/CAPOTE%7CMOTOR/The%2050(slash)50%20Inn%20(hash)2';

const list = (): HTMLElement => screen.getByRole('table', { name: 'List of Brands' });
const headings = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.replace(/[↓↑]/, ''));

test('brands stand by name, ten a page, with company and number of locations, marked as beta', async () => {
  renderPage('/stt/brands');
  await screen.findByText('1–10 of 14');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brands BETA');
  expect(headings(list())).toEqual(['Brand Name', 'Parent Company', '# of Locations']);
  const rows = within(list()).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(10);
  expect(rows[0]?.textContent).toBe('Hilton House 1Hilton0');
});

test('a brand and its company are links as the specification writes them', async () => {
  renderPage('/stt/brands?sort=-name');
  const odd = await screen.findByRole('link', { name: 'The 50/50 Inn #2' });
  expect(odd.getAttribute('href')).toBe(ODD);
  const row = within(list()).getByRole('row', { name: /The 50\/50 Inn #2/ });
  const company = within(row).getByRole('link', { name: 'Ranch & Road / Holdings #1' });
  expect(company.getAttribute('href')).toBe('/stt/brand/9/Ranch%20%26%20Road%20(slash)%20Holdings%20(hash)1');
  // Without anything excluded the address says 0.
  const plain = screen.getByRole('link', { name: 'Ranch Road Rooms' });
  expect(plain.getAttribute('href')).toBe('/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms');
});

test('all brands are exported, those looked for show', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/brands');
  await screen.findByText('1–10 of 14');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files.map(({ name }) => name)).toEqual(['ListOfBrands.csv']);
  const lines = ((await files[0]?.text) ?? '').replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('Brand Name,Parent Company,# of Locations');
  expect(lines).toHaveLength(1 + 14);
  expect(lines).toContain('The 50/50 Inn #2,Ranch & Road / Holdings #1,1');
  await user.type(screen.getByRole('searchbox', { name: 'Find a brand' }), 'holdings');
  await screen.findByText('1–2 of 2');
  expect(address()).toBe('/stt/brands?find=holdings');
});

test('a list that does not load can be tried again, an empty one says so', async () => {
  const { user, failing } = renderPage('/stt/search');
  await screen.findByText('Classic Search');
  failing.add('Brands');
  await user.click(screen.getByRole('link', { name: /^Brands/ }));
  await screen.findByText('The brands could not be loaded.');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1–10 of 14');
});

test('while it is on its way it says so, and without brands that there are none', async () => {
  renderPage('/stt/brands', { unanswered: ['Brands'] });
  await screen.findByText('SEARCHING...');
});

test('without brands there are no records', async () => {
  renderPage('/stt/brands', { answers: { brands: () => [] } });
  await screen.findByText('No Records Found.');
});
