import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import type { Asked } from '../../../test/renderPage.tsx';

usePages();

test.each([
  ['/stt/portfolio', 'Portfolios'],
  ['/stt/portfoliohotel/0/1/West%20Texas', 'Portfolio'],
])('%s shows what another tab added once the member returns to it', async (path, query) => {
  const { asked, failing } = renderPage(path);
  const countOf = (all: readonly Asked[]): number => all.filter(({ name }) => name === query).length;
  await screen.findAllByText(/West Texas/);
  await waitFor(() => expect(countOf(asked)).toBe(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(countOf(asked)).toBe(2));
  failing.add(query);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(countOf(asked)).toBe(3));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.getAllByText(/West Texas/).length).toBeGreaterThan(0);
});
