import type { TypedColumn } from './typedColumn.ts';
import { isHarmless } from './harmless.ts';

/** JSON lines as the lines of a CSV file, with the titles of the columns first. */
export async function* csvLines(
  blocks: AsyncIterable<Buffer>,
  columns: readonly TypedColumn[],
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${columns.map(({ title }) => cellText(title)).join(',')}\n`);
  for await (const block of blocks) {
    const lines = block.toString('utf8').split('\n').filter(Boolean);
    const rows = lines.map((line) => {
      const row = JSON.parse(line) as Record<string, unknown>;
      return `${columns.map((column) => cellText(valueText(row[column.key], column))).join(',')}\n`;
    });
    yield Buffer.from(rows.join(''));
  }
}

/** Unknown is an empty cell. Money has two decimals, as in the files of data sets. */
function valueText(value: unknown, { type }: TypedColumn): string {
  if (value === null || value === undefined) return '';
  if (type === 'money') return Number(value).toFixed(2);
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cellText(plain: string): string {
  const text = isHarmless(plain) ? plain : `'${plain}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
