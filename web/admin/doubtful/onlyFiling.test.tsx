import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { TOTAL } from '../../test/fakeDoubtful.ts';
import { page } from '../../test/fakeHotel.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const path = '/stt/admin/doubtful';
const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };
const OPEN = 'Decide about RANCH ROAD INN, March 2023';

const rows = () => screen.findByRole('table', { name: 'Doubtful filings' });

test('the only filing of its city says that nothing counts without it, rather than $0', async () => {
  const alone = {
    ...TOTAL,
    placeEffect: {
      ...TOTAL.placeEffect,
      leftOut: { receipts: null, revpar: null },
      receiptsDifference: null,
      receiptsDifferencePct: null,
      revparDifference: null,
      revparDifferencePct: null,
    },
  };
  const doubtfulFilings = ({ filter, ...paging }: { filter?: { isWaiting?: boolean } }) =>
    page(filter?.isWaiting === true ? [] : [{ ...alone, decision: 'LEFT_OUT' }], paging);
  const { user } = renderPage(path, {
    answers: { ...answers, doubtfulFilings, doubtfulFiling: () => alone },
  });
  const row = await within(await rows()).findByRole('row', { name: /RANCH ROAD INN/ });
  expect(within(row).getByRole('cell', { name: 'nothing counts Marfa' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: OPEN }));
  const outcomes = await screen.findByRole('table', { name: /^What would count: / });
  const leftOut = within(outcomes).getByRole('row', { name: /^Left out/ });
  expect(within(leftOut).getByRole('cell', { name: 'unknown, as nothing counts' })).toBeTruthy();
  const form = await screen.findByRole('form', { name: OPEN });
  await user.type(within(form).getByLabelText('Note'), 'x');
  await user.click(within(form).getByRole('button', { name: 'Accept as filed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept as filed?' });
  expect(dialog.textContent).toContain('Marfa: receipts from unknown, as nothing counts to $8,050,000.00;');
});
