import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBrands } from '../../test/fakeBrands.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const BRAND = '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms';

test('a brand whose months are older than the duration says when they end and offers all of them', async () => {
  const brand = (asked: { id: string }) => {
    const found = fakeBrands.brand(asked);
    return found && { ...found, months: found.months.filter(({ month }) => month < '2022-01') };
  };
  const { user } = renderPage(BRAND, { answers: { brand } });
  expect(await screen.findByText('No Records Found. Its figures end in December 2021.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(address()).toBe(`${BRAND}?years=all`);
});

test('its chart offers 1, 3, 5, 10 years and all, and begins with one', async () => {
  const { user } = renderPage(BRAND);
  await screen.findByRole('img', {
    name: /Monthly Revenue and RevPAR Comparison: Revenue and RevPAR from Jan 2022 to Sep 2023/,
  });
  const durations = screen.getByRole('group', { name: 'Duration' });
  expect(
    within(durations)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label')),
  ).toEqual(['1 year', '3 years', '5 years', '10 years', 'All']);
  await user.click(screen.getByRole('radio', { name: '3 years' }));
  await screen.findByRole('img', { name: /from Jan 2021 to Sep 2023/ });
  expect(address()).toBe(`${BRAND}?years=3`);
});

test.each(['all', '99', '100'])('%s years in the address are all', async (years) => {
  renderPage(`${BRAND}?years=${years}`);
  await screen.findByRole('img', { name: /from Mar 2018 to Sep 2023/ });
});
