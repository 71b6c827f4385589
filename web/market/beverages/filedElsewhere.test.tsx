import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBar } from '../../test/fakeBar.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const BAR = '/stt/mbthotelinfo/CAPOTE%20BAR%202/32100000002/1';

const empty = {
  ...fakeBar,
  establishment: { ...fakeBar.establishment, headline: null },
  countsToward: [] as unknown[],
  legacyPermits: [] as unknown[],
};

async function findFigures(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Figures' });
}

test('the page of a permit leads to the bars that its filings count toward, and says no more of it', async () => {
  const countsToward = [
    { id: 'beverage:1', taxpayerNumber: '32100000003', locationNumber: 4, name: 'LATER BAR' },
    { id: 'beverage:2', taxpayerNumber: '32100000005', locationNumber: 6, name: 'EARLIER BAR' },
  ];
  const latestPeriod = () => ({ month: '2024-06', monthNumber: 6, quarter: 2, year: 2024 });
  renderPage(BAR, { answers: { beverageProperty: { ...empty, countsToward }, latestPeriod } });
  const figures = await findFigures();
  expect(figures.textContent).toContain('Its filings count toward LATER BAR, EARLIER BAR.');
  const link = within(figures).getByRole('link', { name: 'LATER BAR' });
  expect(link.getAttribute('href')).toBe('/stt/mbthotelinfo/LATER%20BAR/32100000003/4');
  expect(screen.queryByText(/last filed/i)).toBeNull();
  expect(screen.queryByRole('table', { name: 'Monthly & quarterly' })).toBeNull();
});

test('a bar as of a release before the portal’s leads to its permits as of the same release', async () => {
  const legacyPermits = [
    { id: 'beverage:3', taxpayerNumber: 'MB123456', locationNumber: 0, name: 'CAPOTE BAR' },
  ];
  renderPage(`${BAR}?asOf=release:7`, { answers: { beverageProperty: { ...empty, legacyPermits } } });
  const figures = await findFigures();
  expect(figures.textContent).not.toContain('No release up to then has a filing');
  const link = within(figures).getByRole('link', { name: 'MB123456' });
  expect(link.getAttribute('href')).toBe('/stt/mbthotelinfo/CAPOTE%20BAR/MB123456/0?asOf=release:7');
});

test('a bar without a filing by a release says so', async () => {
  renderPage(`${BAR}?asOf=release:7`, { answers: { beverageProperty: empty } });
  expect((await findFigures()).textContent).toContain('No release up to then has a filing of this property.');
});
