import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };

test('others than administrators go to the search', async () => {
  renderPage('/stt/admin/premises');
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test('an administrator sees two similar addresses with names, score and reason, and joins them with a note', async () => {
  const { user, asked } = renderPage('/stt/admin/premises', { answers });
  const table = await screen.findByRole('table', { name: 'In doubt' });
  expect(await within(table).findByText('1 S AUSTIN AVE: EXAMPLE HOUSE (40 rooms)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decide about 1 S AUSTIN AVE and 1 S AUSTIN ST' }));
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  const dialog = await screen.findByRole('dialog', { name: 'Join?' });
  await user.click(within(dialog).getByRole('button', { name: 'Join' }));
  await within(dialog).findByText('Enter the reason, for colleagues who review this later.');
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'One building');
  await user.click(within(dialog).getByRole('button', { name: 'Join' }));
  const input = { zip: '79843', address: '1 S AUSTIN AVE', otherAddress: '1 S AUSTIN ST' };
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'DecidePremises')?.variables).toEqual({
      input: { ...input, decision: 'JOINED', note: 'One building' },
    }),
  );
});
