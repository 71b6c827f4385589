import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seeEverything } from '../../test/browserStubs.ts';
import { fakeRankings } from '../../test/fakeRankings.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

type Asked = Parameters<typeof fakeRankings.rankProperties>[0];

/** The first hotel opened in September 2023. */
const rankProperties = (asked: Asked) => {
  const ranking = fakeRankings.rankProperties(asked);
  const nodes = ranking.nodes.map((node, at) => ({ ...node, partialMonths: at === 0 ? ['2023-09'] : [] }));
  return { ...ranking, nodes };
};

test.each(['', '&by=change', '&view=charts'])('a ranking %s names a hotel’s partial month', async (by) => {
  renderPage(`/stt/explore?of=properties${by}`, { answers: { rankProperties } });
  const [chip, ...others] = await screen.findAllByText('partial month: September 2023');
  expect(others).toEqual([]);
  expect(chip?.closest('tr, figure')?.textContent).toMatch(/^1\. /);
  screen.getByText(/^Its responsibility for the tax began or ended within the month/);
});

test('so do the hotels of a place that rose most', async () => {
  seeEverything();
  renderPage('/stt/city/MARFA', { answers: { rankProperties } });
  await screen.findByRole('heading', { name: /^Movers of/ });
  const [first] = await within(screen.getByRole('region', { name: /^Movers of/ })).findAllByRole('listitem');
  expect(first?.textContent).toContain('partial month: September 2023');
});
