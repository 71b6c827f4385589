import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';
import { matchesOf } from '../figures/PlaceTypeAhead.tsx';

usePages();

const NOTHING_CHOSEN = 'Please Enter a city, county or zip code to view results';

async function choose(user: UserEvent, field: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: field }));
  const listed = await screen.findAllByText(option);
  const last = listed.at(-1);
  if (last === undefined) throw new Error(`There is no ${option}.`);
  await user.click(last);
}

async function submit(user: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Search' });
  await waitFor(() => {
    expect(button).toHaveProperty('disabled', false);
  });
  await user.click(button);
}

/** The options of a field, in their order. */
async function optionsOf(user: UserEvent, field: string): Promise<(string | null)[]> {
  const combobox = await screen.findByRole('combobox', { name: field });
  await user.click(combobox);
  const list = document.getElementById(combobox.getAttribute('aria-controls') ?? '');
  const options = list?.closest('.ant-select-dropdown')?.querySelectorAll('.ant-select-item-option-content');
  return [...(options ?? [])].map(({ textContent }) => textContent);
}

test('it searches four lists, in places of three kinds', async () => {
  const { user } = renderPage('/stt/search');
  expect(await optionsOf(user, 'Search type')).toEqual([
    'Lodging Monthly',
    'Lodging Quarterly',
    'Lodging Monthly + Quarterly',
    'Mixed Beverage Monthly',
  ]);
  expect(await optionsOf(user, 'Location')).toEqual(['City', 'County', 'Zip Code']);
});

test('month and year are preset from the latest period', async () => {
  renderPage('/stt/search');
  expect(await screen.findByText('September')).toBeTruthy();
  expect(screen.getByText('2023')).toBeTruthy();
});

test('quarterly types have a quarter, which is 2 at first, instead of the month', async () => {
  const { user } = renderPage('/stt/search');
  await choose(user, 'Search type', 'Lodging Quarterly');
  expect(await screen.findByText('Quarter 2')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
});

test('cities match by prefix, at most 5, and add up without repetition; Backspace takes the last', async () => {
  const { user } = renderPage('/stt/search');
  const field = await screen.findByRole('combobox', { name: 'City' });
  await user.type(field, 'mar');
  const matches = await screen.findByRole('listbox', { name: 'Matches' });
  expect(
    within(matches)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Marathon', 'Marble Falls', 'Marfa', 'Marshall']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await user.type(field, 'marf');
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(field);
  await user.type(field, 'alp{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Alpine' })).toBeTruthy();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Alpine' })).toBeNull();
  await submit(user);
  expect(address()).toBe('/stt/results/monthly/9/2023/city/MARFA');
});

test('a name that is typed out counts as chosen, abbreviated or not', async () => {
  const { user } = renderPage('/stt/search?by=county');
  await user.type(await screen.findByRole('combobox', { name: 'County' }), 'Presidio');
  await submit(user);
  expect(address()).toBe('/stt/results/monthly/9/2023/county/PRESIDIO');
  expect(matchesOf(['FORT WORTH', 'FORT DAVIS', 'SAINT HEDWIG'], 'Ft w', [])).toEqual(['FORT WORTH']);
  expect(matchesOf(['FORT WORTH', 'SAINT HEDWIG'], 'st. h', [])).toEqual(['SAINT HEDWIG']);
  expect(matchesOf(['Saint Jo', 'San Saba', 'Starr'], 'st', [])).toEqual(['Saint Jo', 'Starr']);
});

test('at most five matches show', async () => {
  const { user } = renderPage('/stt/search');
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'ma');
  expect(await screen.findAllByRole('option')).toHaveLength(5);
});

test.each(['county', 'zip'])('a %s search without a choice says so and stays', async (by) => {
  const { user } = renderPage(`/stt/search?by=${by}`);
  await submit(user);
  expect(await screen.findByText(NOTHING_CHOSEN)).toBeTruthy();
  expect(window.location.pathname).toBe('/stt/search');
});

test('a city search without a choice says so and goes on', async () => {
  const { user } = renderPage('/stt/search');
  await submit(user);
  expect(address()).toBe('/stt/results/monthly/9/2023/city/');
  expect(await screen.findByText(NOTHING_CHOSEN)).toBeTruthy();
  expect(await screen.findByText('No Records Found.')).toBeTruthy();
});

test('zips are typed freely, several with commas', async () => {
  const { user } = renderPage('/stt/search?type=mbt&by=zip');
  await user.type(await screen.findByRole('textbox', { name: 'Zip Code' }), '79843, 78701');
  await submit(user);
  expect(address()).toBe('/stt/results/mbt/10/2023/zip/79843,78701');
});

test('names that do not load can be asked for again; the member stays signed in', async () => {
  const { user, failing } = renderPage('/stt/search');
  failing.add('PlaceNames');
  const failure = await screen.findByText('The cities to choose from could not be loaded.');
  expect(localStorage.getItem('token')).not.toBeNull();
  failing.clear();
  const again = within(failure.parentElement ?? document.body).getByRole('button', { name: 'Try again' });
  await user.click(again);
  await waitFor(() =>
    expect(screen.queryByText('The cities to choose from could not be loaded.')).toBeNull(),
  );
});

test.each([
  ['monthly', '9/2023'],
  ['quarterly', '2/2023'],
  ['quarterlymonthly', '2/2023'],
  ['mbt', '10/2023'],
])(
  'several chosen counties of %s are in the address of the search and of its results',
  async (type, period) => {
    const { user } = renderPage(`/stt/search?type=${type}&by=county`);
    const field = await screen.findByRole('combobox', { name: 'County' });
    await user.type(field, 'pres{Enter}');
    await user.type(field, 'bre{Enter}');
    expect(decodeURIComponent(address())).toContain('places=PRESIDIO,BREWSTER');
    await submit(user);
    expect(address()).toBe(`/stt/results/${type}/${period}/county/PRESIDIO,BREWSTER`);
  },
);

test.each([
  ['1999', '2023'],
  ['2000', '2000'],
  ['2024', '2023'],
])('the years run from 2000 to the latest with figures, so %s gives %s', async (asked, shown) => {
  renderPage(`/stt/search?year=${asked}`);
  await screen.findByRole('combobox', { name: 'Year' });
  await waitFor(() => {
    expect(screen.getAllByText(/^\d{4}$/).map(({ textContent }) => textContent)).toEqual([shown]);
  });
});
