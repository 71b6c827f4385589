import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOTELS } from '../../test/fakeFigures.ts';
import { fakeHotel } from '../../test/fakeHotel.ts';
import { hotelAtPremises } from '../../test/fakePremises.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('a marketplace has a year before: only its RevPAR, which has no rooms, has no change', async () => {
  const [marketplace] = HOTELS.filter((each) => each.isMarketplace === true)
    .map(hotelAtPremises)
    .map(({ establishment, ...rest }) => {
      const years = establishment.years.map((year) => ({ ...year, revpar: null, revparChange: null }));
      return { ...rest, establishment: { ...establishment, years } };
    });
  renderPage('/stt/hotelinfo/COUNTY%20OF%20PRESIDIO/32000000052/8', {
    answers: { hotel: () => marketplace },
  });
  const years = await screen.findByRole('table', { name: 'Yearly revenue' });
  const latest = await within(years).findByRole('row', { name: /2023/ });
  expect(latest.textContent).toContain('– no change shown: its rooms do not count in the same months');
  expect(latest.textContent).not.toContain('to compare with');
});

test('a marketplace says which city it counts toward, and why it has neither rooms nor RevPAR', async () => {
  renderPage('/stt/hotelinfo/CITY%20OF%20MARFA/32000000052/7');
  await screen.findByText('Marketplace');
  const header = screen.getByRole('group', { name: 'CITY OF MARFA' });
  expect(header.textContent).toContain('1 MARKET ST STE 600, Marfa, TX 79843 · counts toward Marfa');
  expect(header.textContent).not.toContain('room');
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain('RevPAR–unknown: a marketplace has no rooms of its own');
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Compare' })).toBeNull();
});

test('a marketplace’s filing for a county counts for that county', async () => {
  const county = HOTELS.filter(({ isMarketplace }) => isMarketplace === true).map((each) => {
    const hotel = fakeHotel(each);
    return { ...hotel, name: 'COUNTY OF PRESIDIO', cityName: null };
  })[0];
  renderPage('/stt/hotelinfo/COUNTY%20OF%20PRESIDIO/32000000052/8', { answers: { hotel: county } });
  await screen.findByText('Marketplace');
  const header = screen.getByRole('group', { name: 'COUNTY OF PRESIDIO' });
  expect(header.textContent).toContain('TX 79843 · counts toward Presidio County');
});
