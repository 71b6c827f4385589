import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { xlsxFile } from './xlsxFile.ts';

const ROWS = 1_048_577;
const columns = [
  { key: 'n', title: 'Number', type: 'integer', definition: 'Position <in> the file.' },
] as const;

async function* blocks(): AsyncGenerator<Buffer> {
  const most = 8_192;
  for (let from = 0; from < ROWS; from += most) {
    const lines = Array.from(
      { length: Math.min(most, ROWS - from) },
      (_, at) => `{"n":${String(from + at)}}\n`,
    );
    yield await Promise.resolve(Buffer.from(lines.join('')));
  }
}

test('rows beyond the limit of Excel go on with a second sheet, and none is missing', async () => {
  const parts: Buffer[] = [];
  for await (const part of xlsxFile(blocks(), columns)) parts.push(part);
  const zip = await fromBufferPromise(Buffer.concat(parts), { lazyEntries: true });
  const sheets: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    sheets[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  const [first = '', second = ''] = ['1', '2'].map((at) => sheets[`xl/worksheets/data${at}.xml`]);
  expect(first.split('<row>')).toHaveLength(1 + ROWS - 1);
  expect(first).toMatch(/<v>1048574<\/v><\/c><\/row><\/sheetData>/);
  expect(second).toMatch(/Number.*<v>1048575<\/v><\/c><\/row><row><c><v>1048576<\/v>/);
  expect(sheets['xl/workbook.xml']).toMatch(/"Data".*"Data 2".*"Definitions"/);
  expect(sheets['xl/worksheets/definitions.xml']).toContain('Position &lt;in&gt; the file.');
});
