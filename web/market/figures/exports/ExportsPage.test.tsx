import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeExports } from '../../../test/fakeExports.ts';
import { later } from '../../../test/later.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('lists the exports with their progress, and only files that are there can be downloaded', async () => {
  renderPage('/stt/exports');
  const list = within(await screen.findByRole('list', { name: 'Your exports' }));
  expect(await list.findByText('Waiting to start')).toBeDefined();
  expect(list.getByText(/^Ready: 1,234,567 rows, 45\.6 MB, until Nov 21, 2023/)).toBeDefined();
  expect(
    list.getByText(/as of HOT2309\.CSV · no release has Oct 2023 to Dec 2023, Q1 2024 in full$/),
  ).toBeDefined();
  expect(list.getByText('Failed. The file would be larger than 2 GB.')).toBeDefined();
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/exports/files/e3.csv.gz?for=m&until=1&signature=s',
  ]);
});

test('an export is deleted after a question', async () => {
  const { user, asked } = renderPage('/stt/exports');
  await user.click(await screen.findByRole('button', { name: 'Delete All Texas hotels' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete export' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(asked.find(({ name }) => name === 'DeleteExport')?.variables).toEqual({ input: { id: 'e3' } });
});

test('the whole data set is there for the yearly plan, and others are told of it', async () => {
  renderPage('/stt/exports');
  const download = await screen.findByRole('link', { name: /^Download the archive of Nov 20, 2023/ });
  expect(download.getAttribute('href')).toMatch(/^\/exports\/files\/bundle-7\.tar\?/);
  expect(screen.getByText(/123\.4 MB · 1 file · as of HOT2309\.CSV/)).toBeDefined();
  expect(screen.queryByText(/The yearly plan includes it/)).toBeNull();
  cleanup();
  renderPage('/stt/exports', { answers: { bundles: [{ ...fakeExports.bundles[0], link: null }] } });
  expect(await screen.findByText(/The yearly plan includes it/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Download the archive/ })).toBeNull();
});

test('before the first archive nobody is told to buy a plan', async () => {
  renderPage('/stt/exports', { answers: { bundles: [] } });
  expect(
    await screen.findByText('The first archive is created after the next release is published.'),
  ).toBeDefined();
  expect(screen.queryByText(/The yearly plan includes it/)).toBeNull();
});

test('a member without exports is told so', async () => {
  renderPage('/stt/exports', { answers: { exports: { nodes: [] } } });
  expect(await screen.findByText('No exports in the last 30 days.')).toBeDefined();
});

test('an export that is being deleted is not listed afterwards, even if it is to be kept meanwhile', async () => {
  const { answered, answer } = later<{ ok: boolean; errors: [] }>();
  // Exports that are prepared would be asked for again every two seconds.
  let nodes = fakeExports.exports().nodes.filter(({ id }) => id === 'e3');
  const { user } = renderPage('/stt/exports', {
    answers: { exports: () => ({ nodes }), deleteExport: () => answered },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete All Texas hotels' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete export' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  nodes = [];
  answer({ ok: true, errors: [] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete All Texas hotels' })).toBeNull());
});
