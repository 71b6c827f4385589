import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangeArrow, YearChange } from './ChangeArrow.tsx';
import textStyles from './text.module.css';

/** The visible text, without the words for screen readers. */
function seen(element: HTMLElement): string {
  for (const hidden of element.querySelectorAll(`.${textStyles.spoken}`)) hidden.remove();
  return element.textContent;
}

test.each([
  [{ amount: -51_999_800.51, percent: -34.1 }, '▼ -$51,999,800.51 (-34.10%)'],
  [{ amount: 12_345, percent: 3.62 }, '▲ $12,345.00 (3.62%)'],
  [{ amount: 900, percent: null }, '▲ $900.00 (∞%) 2022 was $0'],
  [{ amount: 0, percent: 0 }, '– no change $0 (0%)'],
  [null, '$0 (0%) no 2022 to compare with'],
])('a year that changed by %j reads %s', (change, text) => {
  const { container } = render(<YearChange change={change} year={2023} />);
  expect(container.textContent).not.toContain('down -');
  expect(seen(container)).toBe(text);
});

test.each([
  [{ amount: -5, percent: -2.13 }, '▼ down 2.1%'],
  [{ amount: 900, percent: null }, '▲ up from zero'],
])('beside an arrow %j reads %s', (change, text) => {
  expect(seen(render(<ChangeArrow change={change} />).container)).toBe(text);
});
