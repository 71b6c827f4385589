import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';
import { kindsOfChanges } from './schemaChanges.ts';
import schemaReleases from './schemaReleases.json';

usePages();

test('lists the changes of each release, and additions only when they are opened', async () => {
  renderPage('/stt/api-changes');
  expect(await screen.findByRole('heading', { name: 'API changes' })).toBeDefined();
  // A release may have none.
  const changes = schemaReleases.flatMap((release) => release.changes);
  const addition = changes.find(({ level }) => level === 'NON_BREAKING')?.message ?? '';
  const [added] = screen.getAllByText('New').map((summary) => summary.closest('details'));
  expect(added?.open).toBe(false);
  expect(within(added ?? document.body).getByText(addition)).toBeDefined();
});

test('changes that break queries come first, then deprecations', () => {
  const change = (path: string, level: string) => ({ path, level, type: '', message: '' });
  const kinds = kindsOfChanges([
    change('Query.c', 'NON_BREAKING'),
    change('Query.b.@deprecated', 'NON_BREAKING'),
    change('Query.a', 'BREAKING'),
  ]);
  expect(kinds.map(({ changes }) => changes.map(({ path }) => path))).toEqual([
    ['Query.a'],
    ['Query.b.@deprecated'],
    ['Query.c'],
  ]);
});
