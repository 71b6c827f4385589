import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { RELEASE } from '../../test/fakeFigures.ts';
import { page } from '../../test/fakeHotel.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('two issues of a release are told apart by the days on which they were issued, or published', async () => {
  const release = {
    ...RELEASE,
    fileName: 'HOT2303.CSV',
    synthetic: false,
    publishedAt: '2026-11-20T12:00:00Z',
  };
  const issues = [
    { ...release, id: 'release:1', issuedOn: '2023-05-22' },
    { ...release, id: 'release:2', issuedOn: '2023-06-02' },
    { ...release, id: 'release:3', issuedOn: null },
  ];
  const viewer = { ...fakeRoot.viewer, isAdmin: true };
  renderPage('/stt/admin/doubtful', { answers: { viewer, releases: page(issues, {}) } });
  const choice = await screen.findByRole('combobox', { name: 'Release' });
  await within(choice).findByRole('option', { name: 'HOT2303, May 22, 2023' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Any',
    'HOT2303, May 22, 2023',
    'HOT2303, Jun 2, 2023',
    'HOT2303, published here on Nov 20, 2026',
  ]);
});
