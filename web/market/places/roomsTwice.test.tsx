import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('a month in which rooms of a sold hotel count twice says so, and is exported with them once', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/city/MARFA');
  const table = await screen.findByRole('table', { name: 'Complete data set' });
  expect(await within(table).findByText('4 rooms of a sold hotel count twice')).toBeTruthy();
  await screen.findByText(/RevPAR of December 2022 is too low, as rooms of sold hotels count twice/);
  // 10 rooms for 365 nights with these, 124 nights less without.
  const once = 'about $62 if rooms of sold hotels count once';
  const years = screen.getByRole('table', { name: 'Yearly revenue' });
  expect(within(years).getByRole('row', { name: /^2022/ }).textContent).toContain(`$60.00 · ${once}`);
  expect(within(years).getByRole('row', { name: /^2023/ }).textContent).not.toContain('once');
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain(
    'weighted $60.89 · about $63 if rooms of sold hotels count once',
  );
  const card = screen.getByRole('region', { name: 'Complete data set' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  const lines = ((await files[0]?.text) ?? '').split('\r\n');
  expect(lines[0]).toMatch(
    /,RevPAR with sold hotels counted once,Rooms that filed \$0,Properties with rooms$/,
  );
  expect(lines.find((line) => line.startsWith('2022-12'))).toMatch(/,60,.*,100,0,0$/);
  expect(lines.find((line) => line.startsWith('2022-11'))).toMatch(/,60,.*,60,0,0$/);
});
