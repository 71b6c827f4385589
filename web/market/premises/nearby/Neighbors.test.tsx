import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { barAtPremises } from '../../../test/fakePremises.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const month = { from: '2022-11', to: '2023-10', monthsPublished: 12 };

function neighbor(name: string, receipts: number) {
  const property = { id: `beverage:${name}`, taxpayerNumber: '32000000099', locationNumber: 1, name };
  return {
    ...{
      hotel: null,
      closeness: 'SAME_ZIP',
      miles: null,
      distance: 'same ZIP',
      rooms: null,
      brandName: null,
    },
    beverageProperty: { ...barAtPremises, ...property },
    ...{ monthsFiled: 12, receipts, revpar: null, reasons: [] },
  };
}

test('a bar’s page says how it ranks among its neighbors, by receipts', async () => {
  const nearby = {
    ...month,
    rank: { rank: 2, of: 3 },
    rivals: [],
    neighbors: [neighbor('LARGE BAR', 900_000), neighbor('SMALL BAR', 90_000)],
  };
  const answers = { beverageProperty: () => ({ ...barAtPremises, nearby }) };
  const { taxpayerNumber, locationNumber } = barAtPremises;
  renderPage(`/stt/mbthotelinfo/CAPOTE%20BAR%202/${taxpayerNumber}/${String(locationNumber)}`, { answers });
  const card = await screen.findByRole('region', { name: /nearby$/ });
  expect(card.textContent).toContain('This property ranks 2 of 3 by receipts, among itself and those');
  expect(within(card).getAllByRole('row')).toHaveLength(3);
});
