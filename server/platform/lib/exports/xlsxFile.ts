import type { TypedColumn } from './typedColumn.ts';
import { typedRows, type Cell } from './typedRows.ts';
import { headingRow, sheetEnd, sheetRow, sheetStart, textRow } from './xlsxSheet.ts';
import { workbookParts } from './xlsxWorkbook.ts';
import { zipFile, type ZippedFile } from './zipFile.ts';

/** Excel's own limit, without the row of headings. */
const SHEET_ROWS = 1_048_575;
/** Of a sheet, uncompressed: an archive holds files of up to 4 GiB. */
const SHEET_BYTES = 3.5 * 2 ** 30;

/**
 * Rows as a workbook with a sheet of data and one of definitions, written as the rows come. What does not fit on a sheet
 * goes on with the next: Data, Data 2, …
 */
export function xlsxFile(
  blocks: AsyncIterable<Buffer>,
  columns: readonly TypedColumn[],
): AsyncGenerator<Buffer> {
  return zipFile(parts(blocks, columns));
}

async function* parts(
  blocks: AsyncIterable<Buffer>,
  columns: readonly TypedColumn[],
): AsyncGenerator<ZippedFile> {
  const rows = new Rows(typedRows(blocks, columns));
  let sheets = 0;
  do {
    sheets += 1;
    yield { name: `xl/worksheets/data${String(sheets)}.xml`, bytes: dataSheet(rows, columns) };
  } while (await rows.hasMore());
  yield { name: 'xl/worksheets/definitions.xml', bytes: definitionsSheet(columns) };
  for (const [name, text] of Object.entries(workbookParts(sheets))) yield { name, bytes: once(text) };
}

/** Rows that one sheet after the other takes. */
class Rows {
  #left: Cell[][] = [];
  readonly #blocks: AsyncIterator<Cell[][]>;

  constructor(blocks: AsyncIterable<Cell[][]>) {
    this.#blocks = blocks[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#left.length === 0) {
      const next = await this.#blocks.next();
      if (next.done === true) return false;
      this.#left = next.value;
    }
    return true;
  }

  /** The rows that have been read, at most so many. */
  take(most: number): Cell[][] {
    return this.#left.splice(0, most);
  }
}

async function* dataSheet(rows: Rows, columns: readonly TypedColumn[]): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetStart(columns.map(({ type }) => type)));
  yield Buffer.from(headingRow(columns.map(({ title }) => title)));
  let [count, bytes] = [0, 0];
  while (count < SHEET_ROWS && bytes < SHEET_BYTES && (await rows.hasMore())) {
    const taken = rows.take(SHEET_ROWS - count);
    const written = Buffer.from(taken.map((row) => sheetRow(row, columns)).join(''));
    count += taken.length;
    bytes += written.length;
    yield written;
  }
  yield Buffer.from(sheetEnd);
}

async function* definitionsSheet(columns: readonly TypedColumn[]): AsyncGenerator<Buffer> {
  const lines = columns.map(({ title, key, type, definition }) => textRow([title, key, type, definition]));
  const head = headingRow(['Column', 'Field in the API', 'Type', 'Definition']);
  yield* once(`${sheetStart([24, 20, 10, 100])}${head}${lines.join('')}${sheetEnd}`);
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}
