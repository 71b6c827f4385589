import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { fakePortfolios } from '../../test/fakePortfolios.ts';
import { fakeRankings } from '../../test/fakeRankings.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const NOT_OPEN = 'not open then, $0 was filed';
const LATEST = '2023-09';

test('a hotel that was not open a year earlier says so in its headline and of its month', async () => {
  const [hotel] = HOTELS.slice(0, 1).map((each) => fakeHotel(each));
  if (hotel === undefined) throw new Error('There are no hotels.');
  const { establishment } = hotel;
  const none = { receiptsChange: null, wasNotOpen: true };
  const months = establishment.months.map((each) =>
    each.month === LATEST ? { ...each, yearChange: null, wasNotOpen: true } : each,
  );
  const headline = { ...establishment.headline, ...none };
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22', {
    answers: {
      hotel: {
        ...hotel,
        headline: { ...hotel.headline, ...none },
        establishment: { ...establishment, months, headline },
      },
    },
  });
  const table = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  const row = await within(table).findByRole('row', { name: /^September 2023/ });
  within(row).getByTitle(NOT_OPEN);
  const shown = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(shown).toContain(`no change shown: ${NOT_OPEN}`);
  expect(shown).not.toContain('Sep 2022 to compare with');
});

test('so does the row of a portfolio', async () => {
  const node = () => {
    const known = fakePortfolios.node({ id: 'portfolio:1' });
    if (known === null || !('figures' in known)) throw new Error('There is no such portfolio.');
    const figures = (asked: Parameters<typeof known.figures>[0]) => {
      const { rows, ...rest } = known.figures(asked);
      return {
        ...rest,
        rows: rows.map((row, index) => ({
          ...row,
          receiptsByMonth: row.receiptsByMonth.map((each, at) => (index === 0 && at === 11 ? 0 : each)),
        })),
      };
    };
    return { ...known, figures };
  };
  renderPage('/stt/portfoliohotel/0/1/West%20Texas', { answers: { node } });
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const row = await within(table).findByRole('row', { name: /^EXAMPLE HOUSE/ });
  within(row).getByTitle(NOT_OPEN);
  expect(within(table).getAllByTitle('no figure a year earlier')).toHaveLength(2);
});

test('and a ranking by growth', async () => {
  const rankPlaces = (args: Parameters<typeof fakeRankings.rankPlaces>[0]) => {
    const { nodes, ...ranking } = fakeRankings.rankPlaces(args);
    const likeForLike = { earlier: 0, later: 11, share: null, change: null };
    return { ...ranking, nodes: nodes.map((each) => ({ ...each, change: null, likeForLike })) };
  };
  renderPage('/stt/explore?by=growth&period=2019', { answers: { rankPlaces } });
  const reasons = await screen.findAllByTitle(NOT_OPEN);
  expect(reasons.length).toBeGreaterThan(1);
});
