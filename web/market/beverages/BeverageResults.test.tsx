import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { fakeRoot } from '../../test/fakeApi.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('mixed beverages have their parts, unknown ones as a dash with the reason', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/results/mbt/1/2005/county/PRESIDIO');
  const row = await screen.findByRole('row', { name: /CAPOTE BAR 2/ });
  expect(within(row).getAllByTitle('the release states only the tax on the total')).toHaveLength(4);
  expect(within(row).getByText('estimated')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toBe('MBTHotelSearchResults.csv');
  const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
  expect(lines[0]).toBe(
    'Name,Address,City,County,Zip,Period ends,Month,Year,Liquor,Wine,Beer,Cover charge,Total receipts,Notes,Release,Days of responsibility',
  );
  expect(lines).toHaveLength(4);
});

test('results of bars say how many have unusual receipts', async () => {
  const beverageResults = (asked: Parameters<typeof fakeRoot.beverageResults>[0]): object => {
    const answer = fakeRoot.beverageResults(asked);
    return { ...answer, nodes: answer.nodes.map((row) => ({ ...row, flags: ['REPEATED_RECEIPTS'] })) };
  };
  renderPage('/stt/results/mbt/1/2005/county/PRESIDIO', { answers: { beverageResults } });
  expect(await screen.findByText('3 bars with unusual receipts, which count')).toBeTruthy();
});

test('a bar that opened within the month says so beside its receipts', async () => {
  const beverageResults = (asked: Parameters<typeof fakeRoot.beverageResults>[0]): object => {
    const answer = fakeRoot.beverageResults(asked);
    return {
      ...answer,
      nodes: answer.nodes.map((row, at) => ({ ...row, responsibleDays: at === 1 ? 9 : null })),
    };
  };
  renderPage('/stt/results/mbt/1/2005/county/PRESIDIO', { answers: { beverageResults } });
  const row = await screen.findByRole('row', { name: /CAPOTE BAR 2/ });
  expect(row.textContent).toContain('responsible for 9 of 31 days');
  expect(screen.getAllByText(/responsible for/)).toHaveLength(1);
});

test('a bar links to its page', async () => {
  renderPage('/stt/results/mbt/10/2023/city/MARFA');
  const link = await screen.findByRole('link', { name: 'CAPOTE BAR 2' });
  expect(link.getAttribute('href')).toBe('/stt/mbthotelinfo/CAPOTE%20BAR%202/32100000002/1');
});
