import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quickStyles } from './quickTools.ts';

test('a dialog shows while it is open, whichever state was asked for first', () => {
  quickStyles();
  const { rerender } = render(<dialog />);
  const display = (): string => getComputedStyle(screen.getByRole('dialog', { hidden: true })).display;
  expect(display()).toBe('none');
  rerender(<dialog open />);
  expect(display()).not.toBe('none');
  rerender(<dialog />);
  expect(display()).toBe('none');
});
