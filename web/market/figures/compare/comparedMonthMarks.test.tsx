import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { compareHotels } from '../../../test/fakeCompare.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const THREE = '/stt/compare?subject=32000000011-22&with=32000000045-3,32000000037-1';

test('each month counts the hotels that are to be read with care, on the page and in the file', async () => {
  const files = catchDownloads();
  const answers = {
    compareHotels: (args: Parameters<typeof compareHotels>[0]) => {
      const answer = compareHotels(args);
      return { ...answer, subject: { ...answer.subject, partialMonths: ['2023-04'] } };
    },
  };
  const { user } = renderPage(THREE, { answers });
  const table = await screen.findByRole('table', { name: 'Month by month' });
  const month = async (name: RegExp) => (await within(table).findByRole('rowheader', { name })).textContent;
  expect(await month(/^September 2023/)).toBe('September 2023 1 hotel filed $0');
  expect(await month(/^April 2023/)).toBe('April 2023 1 hotel with a partial month 1 hotel filed $0');
  expect(await month(/^March 2023/)).toBe('March 2023 1 hotel with unusual receipts');
  expect(await month(/^February 2023/)).toBe('February 2023 1 hotel with doubtful figures');
  expect(await month(/^January 2023/)).toBe('January 2023');
  const card = screen.getByRole('region', { name: 'Month by month' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  const lines = ((await files[0]?.text) ?? '').trim().split('\r\n');
  expect(lines.find((line) => line.startsWith('2023-04'))).toMatch(
    /,"1 hotel with a partial month, 1 hotel filed \$0"$/,
  );
  expect(lines.find((line) => line.startsWith('2023-01'))).toMatch(/,$/);
});
