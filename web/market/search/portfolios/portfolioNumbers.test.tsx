import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakePortfolios } from '../../../test/fakePortfolios.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('the line of a whole portfolio says of how many properties each month is, and that they differ', async () => {
  const { user } = renderPage('/stt/portfoliohotel/0/4/Both');
  const shown = await screen.findByRole('table', { name: 'Both: Monthly Revenue' });
  const august = await within(shown).findByRole('row', { name: /August 2023/ });
  const allTogether = (row: HTMLElement) => within(row).getAllByRole('cell').at(-1)?.textContent;
  expect(allTogether(august)).toBe('$6,000.00 (3 of 5 properties)');
  const september = within(shown).getByRole('row', { name: /September 2023/ });
  expect(allTogether(september)).toBe('$6,000.00 (5 of 5 properties, not those of a year earlier)');
  // A line of a single one says nothing of the kind.
  expect(within(september).getAllByRole('cell')[0]?.textContent).toBe('$2,000.00');
  await screen.findByText(
    /3 to 5 of 5 properties have figures in a month, so the line of all also moves with their number/,
  );
  // Five have RevPAR in every month.
  await user.click(screen.getByRole('tab', { name: 'RevPAR' }));
  const revpar = await screen.findByRole('table', { name: 'Both: RevPAR' });
  expect(allTogether(await within(revpar).findByRole('row', { name: /August 2023/ }))).toBe(
    '$50.00 (5 of 5 properties, not those of a year earlier)',
  );
  expect(screen.queryByText(/have figures in a month/)).toBeNull();
  // One was sold and one bought: the number is the same.
  screen.getByText(/Some months are of other properties than the same month a year earlier/);
});

test('a change from a month that the hotel opened within names it, the month itself likewise', async () => {
  const portfolio = fakePortfolios.node({ id: 'portfolio:1' });
  const figures = portfolio !== null && 'figures' in portfolio ? portfolio.figures({}) : null;
  const change = { amount: 1_000, percent: 100 };
  const partial = [['2022-09'], ['2023-09']];
  const rows = figures?.rows.slice(0, 2).map((row, at) => ({
    ...row,
    receipts: 2_000,
    receiptsChange: change,
    trailingComparedMonths: ['2023-08', '2023-09'],
    partialMonths: partial[at],
  }));
  renderPage('/stt/portfoliohotel/0/1/West%20Texas', {
    answers: { node: { ...portfolio, figures: { ...figures, rows } } },
  });
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const cellsWith = async (text: string): Promise<number> => {
    await within(table).findAllByText(text);
    return within(table)
      .getAllByRole('cell')
      .filter((cell) => cell.textContent.includes(text)).length;
  };
  // The changes of the month and of the year.
  expect(await cellsWith('partial month: September 2022')).toBe(2);
  // The month, the change of the year and its RevPAR.
  expect(await cellsWith('partial month: September 2023')).toBe(3);
});
