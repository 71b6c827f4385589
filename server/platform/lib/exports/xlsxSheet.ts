import type { ColumnType, TypedColumn } from './typedColumn.ts';
import type { Cell } from './typedRows.ts';
import { styles, type Style } from './xlsxWorkbook.ts';

const CENTS = 100;
const DAY_MS = 86_400_000;
/** Excel counts days from the end of 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Excel's own limit for a cell. */
const LONGEST_TEXT = 32_767;
/** Characters that XML cannot have. */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const widths: Readonly<Record<ColumnType, number>> = {
  text: 24,
  integer: 10,
  number: 12,
  money: 16,
  boolean: 10,
  month: 10,
  date: 12,
};

const columnStyles: Partial<Record<ColumnType, Style>> = { money: 'money', month: 'month', date: 'date' };

/** The beginning of a sheet whose first row stays in sight; columns have the width of their type or a number of characters. */
export function sheetStart(columns: readonly (ColumnType | number)[]): string {
  const cols = columns.map((column, at) => {
    const width = typeof column === 'number' ? column : widths[column];
    return `<col min="${String(at + 1)}" max="${String(at + 1)}" width="${String(width)}" customWidth="1"/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
}

export const sheetEnd = '</sheetData></worksheet>';

export function headingRow(titles: readonly string[]): string {
  return `<row>${titles.map((title) => textCell(title, 'heading')).join('')}</row>`;
}

export function textRow(texts: readonly string[]): string {
  return `<row>${texts.map((text) => textCell(text)).join('')}</row>`;
}

/** A row of data; a cell without a value is an unknown one. */
export function sheetRow(row: readonly Cell[], columns: readonly TypedColumn[]): string {
  return `<row>${row.map((cell, at) => cellOf(cell, columns[at]?.type ?? 'text')).join('')}</row>`;
}

function cellOf(cell: Cell, type: ColumnType): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? '1' : '0'}</v></c>`;
  const style = columnStyles[type];
  return `<c${style ? ` s="${String(styles[style])}"` : ''}><v>${String(numberOf(cell))}</v></c>`;
}

function numberOf(cell: number | bigint | Date): number {
  if (typeof cell === 'bigint') return Number(cell) / CENTS;
  return cell instanceof Date ? (cell.getTime() - FIRST_DAY) / DAY_MS : cell;
}

function textCell(text: string, style?: Style): string {
  const kept = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  const safe = kept.replaceAll(NO_XML, ' ').replaceAll(/[&<>]/g, (found) => ESCAPED[found] ?? found);
  const styled = style ? ` s="${String(styles[style])}"` : '';
  return `<c t="inlineStr"${styled}><is><t xml:space="preserve">${safe}</t></is></c>`;
}
