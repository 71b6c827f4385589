import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBrands } from '../../test/fakeBrands.ts';
import { fakeOwner } from '../../test/fakeOwner.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const AWAITED_MONTHS = ['2023-07', '2023-08', '2023-09'];
const AWAITED = 'Jul–Sep 2023: monthly filers only';
const lacks = { awaitsQuarterlyFilers: true, awaitedMonths: AWAITED_MONTHS };

function lacking<Month extends { month: string }>(months: readonly Month[]) {
  return months.map((each) => ({ ...each, awaitsQuarterlyFilers: AWAITED_MONTHS.includes(each.month) }));
}

/** The key figures say it of the latest month and of the twelve, up to the year to date. */
const IN_HEADLINE =
  /^.*September 2023.* · monthly filers only.*TTM revenue.*, 3 months without quarterly filers/;

test('a brand says in which months its quarterly filers lack', async () => {
  const brand = fakeBrands.brand({ id: 'brand:11' });
  const headline = brand?.headline && { ...brand.headline, ...lacks };
  renderPage('/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms', {
    answers: { brand: { ...brand, headline, months: lacking(brand?.months ?? []) } },
  });
  const source = await screen.findByText(/^Source: /);
  const said = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(said).toMatch(IN_HEADLINE);
  expect(said).toContain(`Jan–Sep 2023 · ${AWAITED}`);
  expect(source.textContent).toContain(` · ${AWAITED}`);
  expect(screen.getByRole('region', { name: 'Monthly revenue' }).textContent).toContain(`${AWAITED}.`);
  const all = screen.getByRole('table', { name: 'Complete data set' });
  within(all).getByRole('rowheader', { name: /^September 2023 monthly filers only/ });
  within(all).getByRole('rowheader', { name: 'December 2022' });
});

test('so does an owner', async () => {
  const owner = fakeOwner({ number: '32000000011' });
  const answered = {
    ...owner,
    headline: (args: { product: string }) => {
      const headline = owner?.headline(args);
      return headline && { ...headline, ...lacks };
    },
    months: (args: { product: string }) => lacking(owner?.months(args) ?? []),
  };
  renderPage('/stt/owner/32000000011', { answers: { owner: answered } });
  const hotels = await screen.findByRole('region', { name: 'Hotels' });
  expect(hotels.textContent).toMatch(IN_HEADLINE);
  const source = await screen.findByText(/^Source: /);
  expect(source.textContent).toContain(` · ${AWAITED}`);
  const months = screen.getByRole('region', { name: 'Room receipts by month' });
  expect(months.textContent).toContain(`${AWAITED}.`);
  within(months).getByRole('rowheader', { name: /^September 2023 monthly filers only/ });
});
