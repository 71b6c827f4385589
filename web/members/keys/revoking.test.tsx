import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { later } from '../../test/later.ts';
import { pressBeside } from '../../test/pressBeside.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('a key that is being revoked is not listed afterwards, even if the dialog is to be closed meanwhile', async () => {
  const { answered, answer } = later<{ ok: boolean; errors: [] }>();
  const { viewer } = fakeRoot;
  let keys = viewer.apiKeys;
  const { user } = renderPage('/stt/settings', {
    answers: { viewer: () => ({ ...viewer, apiKeys: keys }), revokeApiKey: () => answered },
  });
  const list = within(await screen.findByRole('list', { name: 'API keys' }));
  const [first] = await list.findAllByRole('button', { name: /^Revoke/ });
  const count = keys.length;
  if (first) await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: /^Revoke/ });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
  pressBeside(dialog);
  expect(screen.queryByRole('dialog')).toBe(dialog);
  keys = keys.slice(1);
  answer({ ok: true, errors: [] });
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count - 1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
