import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { seeEverything, stubPhone } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();
beforeEach(stubPhone);

test.each([
  ['a city’s', '/stt/city/MARFA', 'Monthly revenue'],
  ['a brand’s', '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms', 'Monthly revenue'],
  ['a hotel’s', '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22?view=years', 'Monthly & quarterly'],
])('on a phone, %s year opens its months', async (_, path, name) => {
  const { user } = renderPage(path);
  const table = await screen.findByRole('table', { name });
  const year = await within(table).findByRole('row', { name: /^2023/ });
  // The table shows quarters or, for a brand, the sum of the known months: a phone has no room for more.
  expect(within(year).getAllByRole('cell')[0]?.textContent).toMatch(/^\$[\d,]+\.\d\d/);
  expect(within(table).queryByRole('columnheader', { name: 'January' })).toBeNull();
  await user.click(within(year).getByRole('button', { name: 'Months' }));
  const months = screen.getByLabelText('Months of 2023');
  expect(within(months).getAllByRole('term')).toHaveLength(12);
  expect(months.textContent).toMatch(/January.*\$[\d,]+\.\d\d/);
});

test('on a phone, the marks of a row are below it, as wide as the table', async () => {
  renderPage('/stt/explore?by=growth');
  const table = await screen.findByRole('table', { name: 'Ranking' });
  const row = await within(table).findByRole('row', { name: /Marfa/ });
  expect(within(row).queryByText('filers changed')).toBeNull();
  const marks = row.nextElementSibling;
  expect(marks?.textContent).toBe('unusual receiptsfilers changed');
  expect(marks?.firstElementChild?.getAttribute('colspan')).toBe(String(row.childElementCount));
});

test('on a phone, a part of a change has both its amounts below it, not beside it out of sight', async () => {
  seeEverything();
  renderPage('/stt/city/MARFA');
  const table = await screen.findByRole('table', { name: 'Parts of the change' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Part', 'Properties', 'Change']);
  expect(within(table).getByRole('row', { name: /^Total/ }).textContent).toMatch(
    /^Total[+-]\$[\d,.]+\$[\d,.]+ → \$[\d,.]+$/,
  );
});
