import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAGE = '/stt/explore';
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Ranking' });

test('everything is in the address, so that back and forward work', async () => {
  const { user, asked } = renderPage(`${PAGE}?of=properties&city=GALVESTON&rooms=20`);
  await screen.findByRole('heading', { name: 'Hotels in Galveston (at least 20 rooms) by hotel receipts' });
  await user.click(within(await table()).getByRole('button', { name: 'RevPAR' }));
  expect(address()).toContain('by=revpar');
  await screen.findByRole('heading', { name: /by RevPAR$/ });
  const { variables } = asked.findLast(({ name }) => name === 'ExploreProperties') ?? {};
  expect(variables).toMatchObject({
    by: 'REVPAR',
    filter: { city: { in: ['GALVESTON'] }, rooms: { gte: 20 } },
  });
  window.history.back();
  await screen.findByRole('heading', { name: /by hotel receipts$/ });
  await user.click(screen.getByRole('radio', { name: 'Bars' }));
  await screen.findByRole('heading', { name: 'Bars in Galveston by bar receipts' });
  expect(screen.queryByLabelText('Brand')).toBeNull();
});

test('parts of an address that cannot be asked are left out, in the question and in its words', async () => {
  const { asked } = renderPage(
    `${PAGE}?size=1000&period=own&from=foo&to=2023-13&flags=foo&filer=x&rooms=abc&mostrooms=-1&brand=y`,
  );
  await screen.findByRole('heading', { name: 'Cities in Texas by hotel receipts' });
  await waitFor(() => expect(asked.some(({ name }) => name === 'ExplorePlaces')).toBe(true));
  const { variables = {} } = asked.findLast(({ name }) => name === 'ExplorePlaces') ?? {};
  expect(variables).toMatchObject({ first: 25, filter: {} });
  expect([variables['from'], variables['to']]).toEqual(['2022-10', '2023-09']);
});

test('months and filters are cleared at once, which keeps the order and the rows, and is not offered for a later page', async () => {
  const { user } = renderPage(`${PAGE}?order=low&size=100&after=b&rooms=20`);
  await user.click(await screen.findByRole('button', { name: 'Clear months and filters' }));
  expect(address()).toBe('/stt/explore?order=low&size=100');
  expect(screen.queryByRole('button', { name: 'Clear months and filters' })).toBeNull();
});

test('a number of rooms that is none is told and changes nothing', async () => {
  const { user } = renderPage(PAGE);
  await user.type(await screen.findByLabelText('Rooms, at least'), '20+{Enter}');
  expect(screen.getByText('Please enter a whole number.')).toBeTruthy();
  expect(address()).not.toContain('rooms');
});
