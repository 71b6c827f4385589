import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const city = {
  name: 'MARFA',
  lodgingMonths: [
    { month: '2023-06', roomReceipts: 200_000 },
    { month: '2023-08', roomReceipts: 350_000.4 },
  ],
};
const withCity = (shown: typeof city | null) => ({
  billing: fakeRoot.billing,
  about: { ...fakeRoot.about, synthetic: true },
  trial: { city: shown, county: null, hotel: null, latestYear: 2023 },
});

test('beside the form stand what the product is, a picture of the sample, the prices and the way to the trial', async () => {
  renderPage('/', { signedIn: false, answers: withCity(city) });
  const picture = await screen.findByRole('img', {
    name: 'Room receipts of Marfa’s hotels by month, June 2023 to August 2023; at last $350,000',
  });
  expect([...picture.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual([
    '68.6',
    '0',
    '120',
  ]);
  expect(screen.getByText('Sample: synthetic data')).toBeTruthy();
  expect(await screen.findByText('$12.50')).toBeTruthy();
  expect(screen.getByText('$150 billed once yearly')).toBeTruthy();
  expect(screen.getByText('$15.00')).toBeTruthy();
  const trial = screen.getByRole('link', { name: /Look around a sample hotel/ });
  expect(trial.getAttribute('href')).toBe('/trial/hotel');
  expect(screen.getByRole('complementary', { name: 'What this is' }).textContent).toContain(
    'See what every Texas hotel and bar takes in',
  );
});

test.each([
  ['has no data', withCity(null)],
  ['has no months', withCity({ ...city, lodgingMonths: [] })],
  ['cannot be asked', { ...withCity(null), trial: null }],
])('where the trial %s the panel does without the picture', async (_, answers) => {
  renderPage('/login', { signedIn: false, answers });
  expect(await screen.findByText('$12.50')).toBeTruthy();
  const panel = within(screen.getByRole('complementary', { name: 'What this is' }));
  await waitFor(() => expect(panel.queryByRole('img', { name: 'Loading' })).toBeNull());
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByLabelText('Email')).toBeTruthy();
});
