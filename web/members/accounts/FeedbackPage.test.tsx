import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('the survey offers five reasons, and a field for words only with the last', async () => {
  const { user } = renderPage('/feedback', { signedIn: false });
  await screen.findByText('We value Your Feedback!');
  const reasons = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(reasons).toEqual([
    'Too expensive',
    'Too many technical difficulties',
    "Didn't work as expected",
    'Not using the site often enough',
    'Other',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Too expensive' }));
  expect(screen.queryByLabelText('Your reason')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(screen.getByLabelText('Your reason')).toBeTruthy();
});
