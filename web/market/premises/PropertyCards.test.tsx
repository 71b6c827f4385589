import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goTo, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const HOTEL = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const ALONE = '/stt/hotelinfo/CAPOTE%20LODGE/32000000045/3';
const BAR = '/stt/mbthotelinfo/CAPOTE%20BAR%202/32100000002/1';

const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const linesOf = (place: HTMLElement): string[] =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a hotel names the bars at its address, at most ten, with the way to their pages', async () => {
  renderPage(HOTEL);
  const records = await card('Mixed Beverage Records');
  const link = await within(records).findByRole('link', { name: 'BAR 0' });
  expect(link.getAttribute('href')).toBe('/stt/mbthotelinfo/BAR%200/32100000002/1');
  expect(linesOf(records)).toHaveLength(10);
  expect(linesOf(records)[0]).toBe('BAR 0MBT2 S AUSTIN ST, Marfa, TX 79843');
});

test('a hotel says why properties at another spelling of its address are counted with it', async () => {
  renderPage(HOTEL);
  const spellings = await card('Other Spellings of the Address');
  expect(linesOf(spellings)).toEqual([
    '1 S AUSTIN AVE and 1 S AUSTIN ST: same ZIP code, same name, street suffixes differ (AVE, ST) (score 95 of 100).',
  ]);
});

test('a bar names the hotels at its address', async () => {
  renderPage(BAR);
  const records = await card('Hotel Records');
  const link = await within(records).findByRole('link', { name: 'EXAMPLE HOUSE' });
  expect(link.getAttribute('href')).toBe('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22');
});

test('both say what the bars bring for each room, and how that is calculated', async () => {
  for (const path of [HOTEL, BAR]) {
    renderPage(path);
    const alcohol = await card('Alcohol per available room');
    expect(alcohol.textContent).toContain('$9.86per room and night, Oct 2022 – Sep 2023');
    expect(alcohol.textContent).toContain('over the rooms of its hotels times the days');
    expect(alcohol.textContent).toContain('Alcohol’s share of both25.0%');
    expect(alcohol.textContent).toContain('Rank in Presidio County3 of 41 such addresses');
    const months = within(alcohol).getByRole('table', { hidden: true });
    const rows = within(months).getAllByRole('row', { hidden: true });
    expect(rows[1]?.textContent).toBe('September 2023$31,200.00104$10.0025.0%');
    const last = within(rows.at(-1) ?? months);
    expect(last.getAllByTitle('no rooms that count were filed')).toHaveLength(2);
    last.getByTitle('no hotel here filed');
    within(alcohol).getByText('–: no rooms that count were filed; no hotel here filed');
    cleanup();
  }
});

test('the taxpayer’s other properties come ten at a time, each with its tax, and more on request', async () => {
  const { user, failing } = renderPage(HOTEL);
  const others = await card('Taxpayer Other Properties');
  await within(others).findByText('OTHER BAR 10');
  expect(linesOf(others)).toHaveLength(10);
  expect(linesOf(others)[0]).toContain('OTHER BAR 1MBT');
  expect(others.textContent).toContain('31 in total, including this one');
  failing.add('TaxpayerProperties');
  await user.click(within(others).getByRole('button', { name: 'Show more' }));
  await within(others).findByText('More of them could not be loaded.');
  failing.clear();
  await user.click(within(others).getByRole('button', { name: 'Try again' }));
  await within(others).findByText('OTHER BAR 30');
  expect(linesOf(others)).toHaveLength(30);
  expect(within(others).queryByRole('button')).toBeNull();
});

test('a place that is only about right says so in words, and an unknown one has no map', async () => {
  renderPage(HOTEL);
  const map = await card('Location');
  const definition = await within(map).findByRole('link', { name: 'Approximate' });
  expect(definition.getAttribute('href')).toBe('/stt/about-data#approximate');
  expect(map.textContent).toBe('Approximate: the middle of ZIP code 79843.');
  cleanup();
  renderPage(BAR);
  await within(await card('Hotel Records')).findByText('EXAMPLE HOUSE');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Location' })).toBeNull());
});

test.each([
  [HOTEL, 'HotelPage', 'HotelFilings'],
  [BAR, 'BeveragePage', 'BeverageFilings'],
])('%s asks for the filings below once its head is known', async (path, head, filings) => {
  const waiting = renderPage(path, { unanswered: [head] });
  await waitFor(() => expect(waiting.asked.map(({ name }) => name)).toContain('TaxpayerProperties'));
  expect(waiting.asked.map(({ name }) => name)).not.toContain(filings);
  cleanup();
  const { asked } = renderPage(path);
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain(filings));
});

test('a card without properties says so', async () => {
  renderPage(ALONE);
  for (const name of ['Mixed Beverage Records', 'Taxpayer Other Properties']) {
    expect(await within(await card(name)).findByText('There are no other properties.')).toBeTruthy();
  }
  expect(screen.queryByRole('region', { name: 'Alcohol per available room' })).toBeNull();
});

test.each([
  ['TaxpayerProperties', 'The other properties could not be loaded.'],
  ['BeveragePremises', 'The records at this address could not be loaded.'],
])('where %s fails, its card says so and can be tried again', async (operation, words) => {
  const { user, failing } = renderPage('/stt/search');
  await screen.findByText('Classic Search');
  failing.add(operation);
  goTo(BAR);
  // Two pages in one test: more than the usual patience.
  await screen.findByText(words);
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await card('Hotel Records')).findByText('EXAMPLE HOUSE')).toBeTruthy();
  expect(screen.queryByText(words)).toBeNull();
});
