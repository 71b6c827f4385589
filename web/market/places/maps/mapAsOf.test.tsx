import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('a map as of a release is of then, says so, and leads to pages of then', async () => {
  const { asked } = renderPage('/stt/map?asOf=release:7');
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published 20 Aug 2023;');
  const list = await screen.findByRole('table', { name: 'Hotels on the map' });
  const link = await within(list).findByRole('link', { name: 'EXAMPLE HOUSE' });
  expect(link.getAttribute('href')).toMatch(/\?asOf=release:7$/);
  expect(asked.find(({ name }) => name === 'PropertyMap')?.variables).toMatchObject({
    asOf: { release: 'release:7' },
  });
});
