import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { h1Row, H1_HEADER, h2Row, h2Rows, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import { memberOf, refusalOf, stageRows } from './fixtures/staging.testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const FETCH_AGAIN =
  'Fetch the file again and import it whole; if it was published like this, mend these places first.';

async function messageFor(content: string | Buffer, chunkBytes?: number): Promise<string> {
  return (await refusalOf(db.pool, memberOf(content, 'hotl1501.csv', chunkBytes))).message;
}

/** With the line end of every so-manieth line changed. */
function withLineEnd(rows: string, every: number, lineEnd: string): string {
  return rows.replace(/\r?\n/g, (found, at: number) => {
    return (rows.slice(0, at).match(/\n/g)?.length ?? 0) % every === every - 1 ? lineEnd : found;
  });
}

/** With a piece of it written as zeros, as a file system leaves it after a crash. */
function withHole(content: string, from: number, bytes: number): Buffer {
  return Buffer.from(content).fill(0, from, from + bytes);
}

describe('a release is held back when rows of it would vanish', () => {
  test('because the line end of every 20th is a CR, with the lines and how many rows there seem to be', async () => {
    const refusal = await refusalOf(db.pool, memberOf(withLineEnd(h2Rows(400), 20, '\r')));
    expect(refusal.message).toBe(
      'Held back: rows run together on 19 lines, so that some of them would be lost. ' +
        '400 lines begin like a row, and 381 rows were read. The first of them:\n' +
        [20, 39, 58, 77, 96].map((line) => `  line ${line}: has 45 fields where 23 are expected\n`).join('') +
        FETCH_AGAIN,
    );
    expect(refusal.refusals).toHaveLength(19);
    expect(refusal.refusals[18]).toMatchObject({ line: 362, reason: 'has 45 fields where 23 are expected' });
  });

  test.each([1, 7, 64, 378, 1000])(
    'because one line end is a CR, where its bytes come %i at a time',
    async (chunkBytes) => {
      const message = await messageFor(withLineEnd(h2Rows(30), 25, '\r'), chunkBytes);
      expect(message).toContain('30 lines begin like a row, and 29 rows were read.');
      expect(message).toContain('line 25: has 45 fields where 23 are expected');
    },
  );

  test.each([
    ['hotel, legacy', h1Row().repeat(8), 33, 17],
    ['hotel, legacy with a header', H1_HEADER + h1Row().repeat(8), 33, 17],
    ['hotel by month name', `Month,${H1_HEADER}${`January,${h1Row()}`.repeat(8)}`, 35, 18],
    ['beverage, legacy', m1Row({ permit: '"N 100001"' }).repeat(8), 19, 10],
    ['portal', M2_HEADER + m2Row().repeat(8), 47, 24],
  ])('of every format: %s', async (_, content, fields, expected) => {
    const stated = content.startsWith('Month') ? '2015' : null;
    const damaged = memberOf(withLineEnd(content, 5, '\r'), 'hotl1501.csv');
    const { message } = await refusalOf(db.pool, damaged, stated);
    expect(message).toContain('8 lines begin like a row, and 7 rows were read.');
    expect(message).toContain(`line 5: has ${fields} fields where ${expected} are expected`);
  });

  test('because a line end is another byte, after which no line begins', async () => {
    const message = await messageFor(withLineEnd(h2Rows(30), 25, '\r_'));
    expect(message).toContain('line 25: has 45 fields where 23 are expected');
  });

  test('because a hole of NUL bytes swallowed a dozen', async () => {
    const message = await messageFor(withHole(h2Rows(300), h2Rows(100).length + 120, 4096));
    expect(message).toContain('line 101: has NUL bytes where a piece of the file is missing');
    const portal = M2_HEADER + m2Row().repeat(300);
    expect(await messageFor(withHole(portal, 20_000, 4096))).toContain('would be lost');
  });

  test('because a hole of blanks swallowed some', async () => {
    const row = h2Row({ locationName: `"PRAIRIE${' '.repeat(2000)}INN"` });
    expect(await messageFor(h2Rows(300) + row)).toContain(
      'line 301: Location Name has 2010 bytes, and no field of a release has more than 500; ' +
        'it has 2339 bytes where the longest row before has 379',
    );
  });

  test('because an open quote swallowed the line end, although all its fields read', async () => {
    const [before = '', after = ''] = m2Row({ taxpayerAddress: '"1 RIVER RD"' }).split('1 RIVER RD');
    const swallowing = `${before}1 RIVER RD\n32000000002,A,${after}`;
    const message = await messageFor(M2_HEADER + m2Row().repeat(20) + swallowing);
    expect(message).toContain('line 22: holds the beginning of another row');
    expect(message).toContain('22 lines begin like a row, and 21 rows were read.');
  });

  test('because JSON has a hole, or two objects have become one', async () => {
    const objects = Array.from({ length: 40 }, (_, i) => ({
      taxpayer_number: '32000000002',
      location_number: String(i),
      obligation_end_date_yyyymmdd: '2018-07-31T00:00:00.000',
      total_receipts: '5',
    }));
    const json = JSON.stringify(objects);
    const message = await messageFor(
      withHole(json, json.indexOf('"11"') + 2, json.indexOf('"14"') - json.indexOf('"11"')),
    );
    expect(message).toContain('  object 12: has NUL bytes where a piece of the file is missing');
    const merged = json.replace('},{', '  , ');
    expect(await messageFor(merged)).toContain('rows run together on 1 object,');
    expect(await messageFor(merged)).toContain('  object 1: holds two rows');
    expect(await messageFor(json.replace('},{', '},\0{'))).toBe(
      'Refused: after object 1, there is something that is not an object.',
    );
  });
});

test('a file whose lines all end with CR is refused', async () => {
  expect(await messageFor(h2Rows(30).replaceAll('\n', ''))).toBe(
    'Refused: the lines of hotl1501.csv end with CR alone. Save it with LF or CRLF line ends.',
  );
});

test('a CR within a name is none', async () => {
  const { staged, rows } = await stageRows(db.pool, memberOf(h2Rows(20) + h2Row({ locationName: '"A\rB"' })));
  expect(staged).toMatchObject({ rows: 21, accepted: 21, refusals: [] });
  expect(rows[20]?.['location_name']).toBe('A B');
});

test('a text of 500 KB is refused with its line, whatever column it is in', async () => {
  const long = 'A'.repeat(500_000);
  for (const changes of [{ locationName: `"${long}"` }, { locationPhone: long }]) {
    const { staged, rows } = await stageRows(db.pool, memberOf(h2Rows(5) + h2Row(changes) + h2Rows(300)));
    expect(staged).toMatchObject({ rows: 306, accepted: 305 });
    expect(staged.refusals).toMatchObject([
      { line: 6, reason: 'has 500000 bytes, and no field of a release has more than 500' },
    ]);
    expect(rows).toHaveLength(305);
  }
  expect(await messageFor(h2Rows(300) + h2Row({ locationName: `"${long}"` }))).toContain(
    'line 301: Location Name has 500000 bytes',
  );
});
