import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

test('a hotel’s place in its market is stated, drawn, and said in words', async () => {
  renderPage(EXAMPLE);
  const card = await screen.findByRole('region', { name: 'Place in its market' });
  const marfa = within(card).getByRole('region', { name: 'Marfa' });
  expect(marfa.textContent).toContain('RevPAR$80.25');
  expect(marfa.textContent).toContain('Higher than 60% of the other 211 hotels');
  expect(
    within(marfa).getByRole('img', {
      name:
        'RevPAR in Marfa, September 2023: $80.25. Higher than 60% of the other 211 hotels. 5% of the hotels have at ' +
        'most $20.00, 25% $45.50, 50% $70.00, 75% $98.40, 95% $180.00.',
    }),
  ).toBeTruthy();
  expect(within(marfa).getAllByRole('img')).toHaveLength(4);
});

test('a figure that is not compared says why, and so does a place with too few hotels', async () => {
  renderPage(EXAMPLE);
  const card = await screen.findByRole('region', { name: 'Place in its market' });
  const marfa = within(card).getByRole('region', { name: 'Marfa' });
  expect(marfa.textContent).toContain(
    'Not compared: it needs figures for all 12 months and at least 10 rooms that count.',
  );
  const zip = within(card).getByRole('region', { name: /79843/ });
  expect(zip.textContent).toContain('Only 7 hotels have this figure; a percentile needs 10.');
  expect(within(zip).queryByRole('img')).toBeNull();
});

test('its labels lead to their definitions', async () => {
  renderPage(EXAMPLE);
  const card = await screen.findByRole('region', { name: 'Place in its market' });
  const definition = within(card).getByRole('link', { name: 'Definition of Place in its market' });
  expect(definition.getAttribute('href')).toBe('/stt/about-data#percentile');
  const [label] = within(card).getAllByRole('link', { name: 'TTM RevPAR' });
  expect(label?.getAttribute('href')).toBe('/stt/about-data#ttm-revpar');
});
