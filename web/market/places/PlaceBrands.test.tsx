import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakePlace } from '../../test/fakePlaces.ts';
import { monthsAlone } from '../../test/fakeReleases.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';
import { cellsOf } from '../../test/tables.ts';

usePages();

test('after its own figures a place says what its growth comes from, and how its brands rank', async () => {
  const { asked } = renderPage('/stt/city/MARFA');
  await screen.findByRole('table', { name: 'Parts of the change' });
  const brands = await screen.findByRole('table', { name: 'Brands here' });
  const row = await within(brands).findByRole('row', { name: /^The 50\/50 Inn #2/ });
  expect(cellsOf(row)).toEqual(['2', '$60.50', '1', '$1,000.55', '$16,000.00', '12', '16', '1']);
  expect(within(row).getByRole('link').getAttribute('href')).toMatch(
    /^\/stt\/brand\/.*\/50\(slash\)50%20INN\//,
  );
  expect(screen.getByText(/^Over the latest 12 months\./).textContent).toContain(
    'months. May 2023: incomplete.',
  );
  const names = asked.map(({ name }) => name);
  expect(names.indexOf('PlaceGrowth')).toBeGreaterThan(names.indexOf('PlaceLodging'));
});

test('of growth like for like, hotels alone stand beside marketplaces', async () => {
  const place = (asked: { kind: string; name: string }) => {
    const known = fakePlace(asked);
    if (known === null) return null;
    const likeForLike = {
      ...known.growth.likeForLike,
      marketplaces: { earlier: 400, later: 700 },
      hotelsAlone: { earlier: 500, later: 300, share: 90, change: { amount: -200, percent: -40 } },
    };
    return { ...known, growth: { ...known.growth, likeForLike } };
  };
  renderPage('/stt/city/MARFA', { answers: { place } });
  await screen.findByText(
    '3 properties that filed in both years, $500 → $300 (down 40.0%), and marketplaces, $400 → $700 (up 75.0%)',
  );
});

test('brands of fewer than 10 months have no rank, and what is not over 12 months says over which', async () => {
  const place = (asked: { kind: string; name: string }) => {
    const known = fakePlace(asked);
    const brandRanks = known?.brandRanks.map((brand) => ({
      ...brand,
      months: 9,
      revparMonths: 3,
      revparRank: null,
      receiptsPerRoomRank: null,
    }));
    return { ...known, brandRanks };
  };
  const publishedMonths = monthsAlone(['2022-10', '2022-11', '2022-12', '2023-02', '2023-09']);
  renderPage('/stt/city/MARFA', { answers: { place, publishedMonths } });
  const brands = await screen.findByRole('table', { name: 'Brands here' });
  const row = await within(brands).findByRole('row', { name: /^The 50\/50 Inn #2/ });
  expect(within(row).getAllByTitle('figures for 9 of 12 months; ranks need 10')).toHaveLength(2);
  within(row).getByText('3 of 9 months');
  expect(
    screen.getByText(
      /^Over Oct–Dec 2022, Feb 2023, Sep 2023, 5 of 12 months: the other months are not in the releases\./,
    ),
  ).toBeTruthy();
});

test('without brands there are none, and without growth the card says what to do', async () => {
  const place = (asked: { kind: string; name: string }) => ({
    ...fakePlace(asked),
    growth: null,
    brandRanks: [],
  });
  renderPage('/stt/city/MARFA', { answers: { place } });
  await screen.findByText('1–10 of 24');
  await waitFor(() => expect(screen.queryByText('Brands here')).toBeNull());
  await screen.findByText('Nothing was filed here in one of the years. Choose another period.');
  screen.getByRole('combobox', { name: 'Period of growth' });
  expect(screen.getByRole('link', { name: 'Rank all cities' }).getAttribute('href')).toBe(
    '/stt/explore?of=cities&by=growth',
  );
});
