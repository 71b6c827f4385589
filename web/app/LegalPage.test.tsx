import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';

usePages();

test.each([
  [
    '/terms',
    'Example Data LLC',
    'These terms are between you and Example Data LLC, who runs Texas Receipts.',
  ],
  ['/terms', 'the operator', 'These terms are between you and the operator, who runs Texas Receipts.'],
  ['/terms', 'the operator', 'The operator may close an account that harms the product'],
  [
    '/privacy',
    'Example Data LLC',
    'Example Data LLC runs Texas Receipts and is responsible for what it keeps',
  ],
  ['/privacy', 'the operator', 'The operator runs Texas Receipts and is responsible for what it keeps'],
  ['/privacy', 'the operator', 'Where the operator has configured a captcha'],
])('%s says who runs the product, named or not: %s', async (path, operatorName, sentence) => {
  renderPage(path, { answers: { about: { ...fakeRoot.about, operatorName } }, signedIn: false });
  expect(await screen.findByText((text) => text.includes(sentence))).toBeTruthy();
});

test('help is offered by the operator, named or not', async () => {
  const about = { ...fakeRoot.about, operatorName: 'the operator' };
  const { user } = renderPage('/stt/settings', { answers: { about } });
  await user.click(await screen.findByRole('button', { name: 'Help and Support' }));
  expect(
    await screen.findByText(/^The operator, who runs this installation, is glad to help\./),
  ).toBeTruthy();
});
