import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const TWO_YEARS = '/stt/compare?subject=32000000011-22&with=32000000045-3&from=2021-10&to=2023-09';

test('a change over 24 months says how far it goes back, on the page and in the file', async () => {
  const files = catchDownloads();
  const { user } = renderPage(TWO_YEARS);
  await within(await screen.findByRole('table', { name: 'Comparison' })).findByRole('columnheader', {
    name: /Change vs. 2 years earlier/,
  });
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain('up 5.0% vs. the same months 2 years earlier over Jul–Sep 2023');
  // Only of the one that has a change of fewer months.
  expect(screen.getAllByText(/^over Jul–Sep 2023/)).toHaveLength(1);
  expect(document.body.textContent).not.toContain('a year earlier');
  const card = screen.getByRole('region', { name: 'Comparison' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  expect(await files[0]?.text).toContain('"Change vs. 2 years earlier, dollars"');
});
