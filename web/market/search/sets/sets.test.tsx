import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const SET = '/stt/set/7';
const TWO = '/stt/compare?subject=32000000011-22&with=32000000045-3';

test('one click on a hotel’s page compares it with its suggested rivals, each with its reasons', async () => {
  const { user } = renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22');
  const rivals = await screen.findByRole('region', { name: 'Suggested rivals' });
  expect(within(rivals).getAllByRole('listitem')[1]?.textContent).toMatch(
    /about 2 miles \(ZIP middle\) · \d+ rooms against \d+/,
  );
  const changes = screen.getByRole('table', { name: 'Opened or closed nearby in five years' });
  expect(within(changes).getByText('Opened June 2021')).toBeTruthy();
  expect(within(changes).getByText(/down/).textContent).toContain('10.0%');
  await user.click(within(rivals).getByRole('link', { name: /^Compare with these/ }));
  expect(decodeURIComponent(address())).toMatch(
    /^\/stt\/compare\?subject=32000000011-22&with=\d+-\d+(,\d+-\d+)+$/,
  );
});

test('chosen hotels are kept as a set under a name, which leads to its page', async () => {
  const { user, asked } = renderPage(TWO);
  await user.click(await screen.findByRole('button', { name: 'Save as set' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as set' });
  await user.type(within(dialog).getByLabelText('Name of the set'), 'Taken{Enter}');
  await within(dialog).findByText('You already have a set of this name.');
  await user.type(within(dialog).getByLabelText('Name of the set'), ' not{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Marfa rivals' });
  expect(address()).toBe(SET);
  expect(asked.findLast(({ name }) => name === 'CreateComparisonSet')?.variables).toEqual({
    input: {
      name: 'Taken not',
      subject: { taxpayerNumber: '32000000011', locationNumber: 22 },
      competitors: [{ taxpayerNumber: '32000000045', locationNumber: 3 }],
    },
  });
});

test('a set says month by month how its subject does, with a gap where nothing is published', async () => {
  const files = catchDownloads();
  const { user } = renderPage(SET);
  const table = await screen.findByRole('table', { name: 'Month by month' });
  const row = await within(table).findByRole('row', { name: /September 2023/ });
  expect(row.textContent).toContain('$50.00$40.50123.51 of 250.00%40.00%1123.51 of 2');
  const gap = within(table).getByRole('row', { name: /November 2022/ });
  expect(gap.textContent).toContain('not published');
  const card = screen.getByRole('region', { name: 'Month by month' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toBe('ComparisonMonths.csv');
  const lines = ((await files[0]?.text) ?? '').trim().split('\r\n');
  expect(lines[0]).toBe(
    'Month,RevPAR,Competitors’ RevPAR,Index,Rank,Share,Fair share,Filed,TTM index,TTM rank,TTM share,TTM fair share,Notes',
  );
  expect(lines).toContain('2022-11,,,,,,,,,,,,');
  expect(lines.filter((line) => line.includes('incomplete'))).toEqual([expect.stringMatching(/^2023-05,/)]);
});

test('a set is changed where its hotels were chosen, and deleted after a question', async () => {
  const { user, asked } = renderPage(SET);
  await user.click(await screen.findByRole('link', { name: 'Change' }));
  expect(decodeURIComponent(address())).toBe(`${TWO}&set=7`);
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  const name = await screen.findByLabelText('Name of the set');
  await waitFor(() => expect(name).toHaveProperty('value', 'Marfa rivals'));
  await user.type(name, ' 2{Enter}');
  await waitFor(() => expect(address()).toBe(SET));
  expect(asked.findLast(({ name: asking }) => asking === 'ChangeComparisonSet')?.variables).toMatchObject({
    input: { id: 'comparison-set:7', name: 'Marfa rivals 2' },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete set' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/stt/compare'));
  await screen.findByRole('link', { name: 'Marfa rivals' });
});

test('a set that is not there is not found', async () => {
  renderPage('/stt/set/8');
  await screen.findByRole('heading', { name: /not found/i });
});
