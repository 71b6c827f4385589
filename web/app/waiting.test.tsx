import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seeEverything } from '../test/browserStubs.ts';
import { fakeRoot } from '../test/fakeApi.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';

usePages();

test('a portfolio whose figures are awaited names no month', async () => {
  renderPage('/stt/portfoliohotel/0/1/West%20Texas', { unanswered: ['PortfolioFigures'] });
  await screen.findByRole('columnheader', { name: /^Latest month/ });
});

test('a map that is awaited is of the latest month', async () => {
  seeEverything();
  renderPage('/stt/map', { unanswered: ['PropertyMap'] });
  const slider = await screen.findByRole('slider', { name: /^Month/ });
  expect(slider.getAttribute('aria-valuetext')).toBe('September 2023');
});

test('sums of a suggested owner name their months before it is known which are published', async () => {
  seeEverything();
  renderPage('/stt/owner/32000000011', { unanswered: ['PublishedMonths'] });
  const sum = await screen.findByText(/^Sum of this suggestion/);
  expect(sum.textContent).toContain('room receipts of $2,600,000.00 (latest 12 months)');
});

test('new hotels are compared with no year before it is known which years the releases have', async () => {
  const { asked } = renderPage('/stt/trends', { unanswered: ['PublishedMonths'] });
  await screen.findByText('New hotels last year');
  await expect.poll(() => asked.map(({ name }) => name)).toContain('NewHotels');
  expect(screen.queryByText(/vs. a year earlier/)).toBeNull();
});

test('filters whose names are awaited do not claim that nothing is chosen', async () => {
  const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };
  renderPage('/stt/admin/doubtful?brand=brand:11', { answers, unanswered: ['BrandNames'] });
  const brand = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Brand' });
  expect(brand.selectedOptions[0]?.textContent).toBe('The chosen brand');
});

test('the brand that is explored is not shown as a number before its name is known', async () => {
  seeEverything();
  renderPage('/stt/explore?brand=11', { unanswered: ['ExploreBrandNames'] });
  await screen.findByText('The chosen brand');
});
