import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads, seeEverything } from '../../test/browserStubs.ts';
import { fakePlace } from '../../test/fakePlaces.ts';
import { fakeRankings } from '../../test/fakeRankings.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';
import { cellsOf } from '../../test/tables.ts';

usePages();

type Asked = Parameters<typeof fakeRankings.rankPlaces>[0];

/** A room that counts in one of four months is a quarter of a room, which the API rounds to 0. */
const rankPlaces = (asked: Asked) => {
  const ranking = fakeRankings.rankPlaces(asked);
  const few = (each: (typeof ranking.nodes)[number]) => ({ ...each, figures: { ...each.figures, rooms: 0 } });
  const { total } = ranking;
  return {
    ...ranking,
    nodes: ranking.nodes.map(few),
    total: total && { ...total, figures: { ...total.figures, rooms: 0 } },
  };
};

const place = (asked: { kind: string; name: string }) => {
  const known = fakePlace(asked);
  if (known === null) return null;
  const { brandRanks, chainScaleMix, ...rest } = known;
  const [first, second] = brandRanks.map((brand) => ({ ...brand, rooms: 0, revparRank: null }));
  const shares = chainScaleMix.shares.map((share) => ({ ...share, rooms: share.rooms === null ? null : 0 }));
  return {
    ...rest,
    brandRanks: [first, { ...second, revpar: null, receiptsPerRoom: null }],
    chainScaleMix: { ...chainScaleMix, shares },
  };
};

test('an average of rooms below one is not shown as none beside a RevPAR', async () => {
  renderPage('/stt/explore?by=rooms', { answers: { rankPlaces } });
  const table = await screen.findByRole('table', { name: 'Ranking' });
  expect(cellsOf(await within(table).findByRole('row', { name: /Marfa/ }))[0]).toBe('< 1');
  expect(cellsOf(within(table).getByRole('row', { name: /All 4 cities/ }))[0]).toBe('< 1');
});

test('the same of the chain scales of a place, in their export too, and of its brands', async () => {
  seeEverything();
  const files = catchDownloads();
  const { user } = renderPage('/stt/city/MARFA', { answers: { place } });
  const brands = await screen.findByRole('table', { name: 'Brands here' });
  const row = await within(brands).findByRole('row', { name: /^Ranch Road Rooms/ });
  expect(cellsOf(row)[6]).toBe('< 1');
  expect(within(row).getByTitle('fewer than 10 rooms, too few to be ranked')).toBeTruthy();
  const unknown = within(brands).getByRole('row', { name: /^The 50\/50 Inn #2/ });
  expect(cellsOf(unknown)[6]).toContain('no rooms that count were filed');
  const mix = await screen.findByRole('table', { name: 'Chain scale mix' });
  const upscale = await within(mix).findByRole('row', { name: /^Upper Upscale/ });
  expect(cellsOf(upscale)[2]).toBe('< 1');
  const scales = screen.getByRole('region', { name: 'Chain scale mix' });
  await user.click(within(scales).getByRole('button', { name: /CSV/ }));
  expect(await files[0]?.text).toContain('Upper Upscale,62.5,62.5,< 1,');
});
