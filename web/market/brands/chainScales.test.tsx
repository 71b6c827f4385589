import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads, seeEverything } from '../../test/browserStubs.ts';
import { fakePlace } from '../../test/fakePlaces.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';
import { cellsOf } from '../../test/tables.ts';

usePages();

const mixOf = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Chain scale mix' });

test('a place has its rooms and receipts by chain scale, and each leads to its hotels', async () => {
  seeEverything();
  const { asked } = renderPage('/stt/city/MARFA');
  const row = await within(await mixOf()).findByRole('row', { name: /^Upper Upscale/ });
  expect(cellsOf(row)).toEqual(['62.5%', '62.5%', '120', '$62,500.00', '$60.50', '2']);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    '/stt/explore?of=properties&city=MARFA&chain=upper-upscale',
  );
  // The rooms of these count in one of the four months.
  const few = within(await mixOf()).getByRole('row', { name: /^Independent/ });
  expect(cellsOf(few)).toContain('$60.50 1 of 4 months');
  const unknown = within(await mixOf()).getByRole('row', { name: /^Unknown/ });
  expect(within(unknown).getAllByTitle('no rooms that count were filed')).toHaveLength(3);
  const names = within(await mixOf())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Upper Upscale', 'Independent', 'Unknown']);
  screen.getByText(
    /^Over Oct–Dec 2022, Sep 2023, 4 of 12 months, of all hotels here\. Independent hotels have no brand/,
  );
  screen.getByText(/Marketplaces \(\$7,000\) are not hotels and are left out\./);
  expect(screen.queryByText(/: incomplete/)).toBeNull();
  const note = screen.getByText(/^Over Oct–Dec 2022/);
  expect(note.textContent).toContain('left out. Oct–Nov 2022: monthly filers only. How chain scales');
  expect(asked.find(({ name }) => name === 'PlaceChainScales')?.variables).toEqual({
    kind: 'CITY',
    name: 'MARFA',
    asOf: null,
  });
});

test('its file names the months without quarterly filers', async () => {
  seeEverything();
  const { user } = renderPage('/stt/city/MARFA');
  await within(await mixOf()).findByRole('row', { name: /^Upper Upscale/ });
  const downloads = catchDownloads();
  await user.click(
    within(screen.getByRole('region', { name: 'Chain scale mix' })).getByRole('button', { name: /CSV/ }),
  );
  const csv = await downloads[0]?.text;
  expect(csv).toMatch(/,Months without quarterly filings,Months of RevPAR\r?\n/);
  expect(csv).toMatch(/^Independent,.*,1\r?$/m);
  expect(csv).toContain('"2022-10, 2022-11"');
});

test('without hotels there is no mix, nor for bars', async () => {
  seeEverything();
  const place = (asked: { kind: string; name: string }) => ({ ...fakePlace(asked), chainScaleMix: null });
  const { user, asked } = renderPage('/stt/city/MARFA', { answers: { place } });
  await screen.findByRole('table', { name: 'Seasons' });
  await waitFor(() => expect(asked.filter(({ name }) => name === 'PlaceChainScales')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chain scale mix' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Mixed beverage receipts' }));
  await screen.findByRole('heading', { name: 'Movers of October 2023' });
  expect(asked.filter(({ name }) => name === 'PlaceChainScales')).toHaveLength(1);
});

test('the explorer filters by chain scale, in its address, its title and its export', async () => {
  const { user, asked } = renderPage('/stt/explore?of=properties&chain=upper-midscale');
  await screen.findByRole('heading', {
    name: 'Hotels in Texas (chain scale Upper Midscale) by hotel receipts',
  });
  const filterOf = (): unknown =>
    asked.findLast(({ name }) => name === 'ExploreProperties')?.variables['filter'];
  expect(filterOf()).toEqual({ chainScales: ['UPPER_MIDSCALE'] });
  expect(screen.getByRole('link', { name: 'Chain scale' }).getAttribute('href')).toContain('#chain-scale');
  await user.click(screen.getByLabelText('Chain scale'));
  await user.click(await screen.findByText('Unknown'));
  await screen.findByRole('heading', { name: 'Hotels in Texas (chain scale Unknown) by hotel receipts' });
  expect(address()).toBe('/stt/explore?of=properties&chain=unknown');
  expect(filterOf()).toEqual({ chainScales: [null] });
  const sent = vi.fn((_path: string, _init: { body: string }) => Promise.resolve(new Response('Rank\n1\n')));
  vi.stubGlobal('fetch', sent);
  catchDownloads();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('1 row');
  const [, init] = sent.mock.calls.find(([path]) => path === '/exports/rankings.csv') ?? [];
  expect(JSON.parse(init?.body ?? '')).toMatchObject({ kind: 'PROPERTY', filter: { chainScales: [null] } });
  await user.click(screen.getByRole('radio', { name: 'Bars' }));
  expect(address()).not.toContain('chain=');
});

test('a chain scale that is none filters nothing', async () => {
  const { asked } = renderPage('/stt/explore?chain=posh');
  await screen.findByRole('heading', { name: 'Cities in Texas by hotel receipts' });
  expect(asked.findLast(({ name }) => name === 'ExplorePlaces')?.variables['filter']).toEqual({});
});

test('a brand says its chain scale with the source, or that none is certain', async () => {
  renderPage('/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms');
  await screen.findByText(/: Upper Midscale \(STR chain scales, as generally published, checked 2026-11\)$/);
});

test('a brand without a class says so', async () => {
  renderPage('/stt/brand/12/X/0/X');
  await screen.findByText(/: unknown, no class is certain$/);
});
