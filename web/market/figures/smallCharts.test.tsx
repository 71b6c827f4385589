import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRankings } from '../../test/fakeRankings.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const rankPlaces = (args: Parameters<typeof fakeRankings.rankPlaces>[0]) => {
  const ranking = fakeRankings.rankPlaces(args);
  const nodes = ranking.nodes.map((row, index) => ({
    ...row,
    recentApportionedMonths: index === 0 ? ['2021-11', '2022-03'] : [],
  }));
  return { ...ranking, nodes, recentIncompleteMonths: ['2023-05'] };
};

/** One for each point that stands out. */
const circlesOf = (chart: HTMLElement): number => chart.querySelectorAll('circle').length;

test('small charts of a ranking mark incomplete months, and name those divided from quarters', async () => {
  const { user } = renderPage('/stt/explore?by=growth', { answers: { rankPlaces } });
  const table = await screen.findByRole('table', { name: 'Ranking' });
  const marfa =
    'May 2022 has unusual receipts; May 2023 is incomplete; November 2021, March 2022 have apportioned receipts';
  const first = await within(table).findByRole('img', { name: /^MARFA: / });
  expect(first.getAttribute('aria-label')).toContain(`. ${marfa}`);
  expect(first.querySelector('title')?.textContent).toBe(marfa);
  // The marks of the unusual and of the incomplete month; every month may be apportioned.
  expect(circlesOf(first)).toBe(2);
  expect(circlesOf(within(table).getByRole('img', { name: /^ALPINE: .* May 2023 is incomplete$/ }))).toBe(1);
  await user.click(screen.getByRole('radio', { name: 'Small charts' }));
  const charts = await screen.findByRole('list', { name: 'Small charts' });
  within(charts).getByText(marfa);
  expect(within(charts).getAllByText('May 2023 is incomplete')).toHaveLength(3);
});

test('so do those of a portfolio', async () => {
  renderPage('/stt/portfoliohotel/0/1/West%20Texas');
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const charts = await within(table).findAllByRole('img', { name: /May 2023 is incomplete/ });
  expect(charts.map(circlesOf)).toEqual([1, 1, 2]);
  const noted =
    'September 2023 has unusual receipts; May 2023 is incomplete; September 2023 has apportioned receipts';
  expect(charts[2]?.getAttribute('aria-label')).toMatch(new RegExp(`\\. ${noted}$`));
});
