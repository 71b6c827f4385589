import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../../test/fakeApi.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };

async function opened(more: object = {}) {
  const { user, asked } = renderPage('/stt/admin/brands', { answers: { ...answers, ...more } });
  await user.type(await screen.findByRole('searchbox', { name: 'Find a brand' }), '50/50');
  const table = await screen.findByRole('table', { name: 'Chain scales of brands' });
  const row = await within(table).findByRole('row', { name: /50\/50 Inn #2/ });
  expect(row.textContent).toContain('Unknown');
  await user.click(within(table).getByRole('button', { name: 'Chain scale of The 50/50 Inn #2' }));
  const form = await screen.findByRole('form', { name: 'Chain scale of The 50/50 Inn #2' });
  return { user, asked, table, form };
}

test('an administrator sets a class with its source, and the table follows', async () => {
  const { user, asked, table, form } = await opened();
  await user.selectOptions(within(form).getByLabelText('Chain scale'), 'Luxury');
  await user.type(within(form).getByLabelText('Source'), 'Annual report');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText('Saved. Figures follow at once.');
  expect(asked.findLast(({ name }) => name === 'SetBrandChainScale')?.variables).toEqual({
    input: { brandId: 'brand:12', chainScale: 'LUXURY', source: 'Annual report' },
  });
  await within(table).findByRole('cell', { name: 'Luxury' });
});

test('what is refused stands at its field', async () => {
  const message = 'Enter the publication that gives the class.';
  const setBrandChainScale = () => ({ brand: null, errors: [{ field: 'source', code: 'EMPTY', message }] });
  const { user, form } = await opened({ setBrandChainScale });
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText(message);
});
