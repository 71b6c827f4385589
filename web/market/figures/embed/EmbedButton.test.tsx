import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../../test/fakeApi.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('a chart that is not public offers no code', async () => {
  const { asked } = renderPage('/stt/city/MARFA');
  await screen.findByRole('button', { name: 'SVG' });
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('PublicSample'));
  expect(screen.queryByRole('button', { name: 'Embed' })).toBeNull();
});

test('a public chart offers the code of its tax', async () => {
  const publicSample = ({ id }: { id: string }) => ({ id, isPublic: true, isTrial: false });
  const { user } = renderPage('/stt/mbtcity/MARFA', { answers: { publicSample } });
  await user.click(await screen.findByRole('button', { name: 'Embed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Embed this chart' });
  const code = within(dialog).getByRole('region', { name: 'Code for your page' }).textContent;
  expect(code).toContain(`src="${window.location.origin}/embed/city%3AMARFA?tax=bar"`);
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

test('an administrator opens a chart to everybody', async () => {
  let isPublic = false;
  const sample = () => ({ id: 'city:MARFA', isPublic, isTrial: false });
  const { user } = renderPage('/stt/city/MARFA', {
    answers: {
      viewer: { ...fakeRoot.viewer, isAdmin: true },
      publicSample: sample,
      setPublicSample: ({ input }: { input: { isPublic: boolean } }) => {
        isPublic = input.isPublic;
        return { sample: sample(), errors: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Embed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Embed this chart' });
  expect(within(dialog).queryByRole('region', { name: 'Code for your page' })).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Anyone can see this chart' }));
  await within(dialog).findByRole('region', { name: 'Code for your page' });
});
