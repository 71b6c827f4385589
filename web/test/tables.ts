import { within } from '@testing-library/react';

const textsOf = (row: HTMLElement, roles: readonly string[]): string[] =>
  roles.flatMap((role) => within(row).queryAllByRole(role)).map(({ textContent }) => textContent.trim());

/** A row's texts without its headings. */
export const cellsOf = (row: HTMLElement): string[] => textsOf(row, ['cell']);

/** A row's texts, headings first. */
export const headingsAndCellsOf = (row: HTMLElement): string[] =>
  textsOf(row, ['columnheader', 'rowheader', 'cell']);
