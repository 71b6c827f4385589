import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { MONTHLY } from '../../test/fakeBilling.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

/** A yearly plan whose second year nobody has paid. */
const UNPAID = {
  ...MONTHLY,
  isYearly: true,
  status: 'PAST_DUE',
  amountOwed: 150,
  paidUntil: '2026-11-26T10:00:00Z',
  accessEndsAt: '2026-12-11T10:00:00Z',
  currentPeriodEnd: '2027-11-26T10:00:00Z',
};
const ENDED = {
  ...UNPAID,
  status: 'ENDED',
  amountOwed: null,
  paidUntil: null,
  accessEndsAt: null,
  endedAt: '2026-12-11T10:00:00Z',
};

test.each([
  [UNPAID, ['Paid untilNovember 26th 2026', 'Access ends unless paidDecember 11th 2026', 'Owed$150.00']],
  [ENDED, ['EndedDecember 11th 2026']],
])('an administrator reads no period that nobody paid: %#', async (subscription, facts) => {
  const viewer = { ...fakeRoot.viewer, isAdmin: true };
  const member = ({ id }: { id: string }) => ({ ...fakeRoot.member({ id }), subscription });
  const { user } = renderPage('/stt/admin', { answers: { viewer, member } });
  await user.click(await screen.findByRole('button', { name: 'Details of person4@example.com' }));
  const shown = await screen.findByRole('region', { name: 'Subscription' });
  for (const fact of facts) expect(shown.textContent).toContain(fact);
  expect(shown.textContent).not.toContain('2027');
});
