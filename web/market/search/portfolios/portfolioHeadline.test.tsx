import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PortfolioHeadline } from './PortfolioHeadline.tsx';

const none = { flaggedMonths: [], unusualMonths: [], estimatedMonths: [] };
const unchanged = {
  receiptsChange: null,
  receiptsLikeForLike: null,
  trailingChange: null,
  trailingLikeForLike: null,
};

test.each([
  [0, 'no rooms that count were filed'],
  [null, 'no property has filed'],
])('RevPAR of a portfolio with receipts of %s is unknown, since %s', (receipts, why) => {
  const figures = { receipts, revpar: null, trailingReceipts: receipts, trailingRevpar: null };
  const total = { ...figures, ...none, ...unchanged };
  const view = { month: '2023-09', monthsPublished: 12, total, lines: [] };
  render(<PortfolioHeadline product="HOTEL" view={view} />);
  const revpar = screen.getByText('RevPAR').parentElement;
  expect(revpar?.textContent).toContain(why);
});
