import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { h1Row, H1_HEADER, h2Row, h2Rows, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import { memberOf, refusalOf, stageRows } from './fixtures/staging.testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function messageFor(content: string | Buffer, name?: string, chunkBytes?: number): Promise<string> {
  return (await refusalOf(db.pool, memberOf(content, name, chunkBytes))).message;
}

describe('a release is refused as a whole', () => {
  test('when it is empty', async () => {
    expect(await messageFor('', 'HOT2303.CSV')).toBe('Refused: HOT2303.CSV is empty.');
  });

  test('when it has a header and no rows', async () => {
    expect(await messageFor(M2_HEADER)).toBe('Refused: the file holds no rows.');
  });

  test('when it is something else, with what was seen and what was expected', async () => {
    const message = await messageFor('id;name;city;state;zip;county\n1;A;B;C;D;E\n', 'export.csv');
    expect(message).toContain('Refused: export.csv is not a known release.');
    expect(message).toContain(
      'Its first line is “id;name;city;state;zip;county” (1 field, seemingly separated by ";", not',
    );
    expect(message).toContain(
      'H2: hotel tax since 2017, by month or year, the period as YYYYMMDD (23 fields, no header)',
    );
  });

  test('when it has the fields of a layout, but other values', async () => {
    const message = await messageFor(h2Row({ periodEnd: '03-2023' }).repeat(3), 'HOT2303.CSV');
    expect(message).toContain('HOT2303.CSV looks like H2 (');
    expect(message).toContain(
      'Obligation End Date (YYYYMMDD) “03-2023” is not the last day of a month, as YYYYMMDD.',
    );
  });

  test('when it is cut in the middle of a row', async () => {
    const whole = h2Rows(30);
    expect(await messageFor(whole.slice(0, -45))).toBe(
      'Refused: the file is cut off at line 30, in the middle of a row (19 of 23 fields, no line end). ' +
        'Fetch it again and import it whole.',
    );
  });

  test('when it is cut within quotes', async () => {
    const whole = h2Rows(30);
    expect(await messageFor(whole.slice(0, whole.lastIndexOf('PRAIRIE')))).toContain(
      'Refused: the file is cut off at line 30, in the middle of a row (within quotes, no line end).',
    );
  });

  test('when it is cut within the last amount, which still reads as one', async () => {
    expect(await messageFor(h2Rows(30).slice(0, -4))).toContain('Refused: the file is cut off at line 30');
  });

  test('when it is UTF-16, with or without a byte order mark', async () => {
    const utf16 = Buffer.from(h2Rows(3), 'utf16le');
    const message = 'Refused: HOT2303.CSV is UTF-16. Save it as CSV in UTF-8 and import that.';
    expect(await messageFor(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'HOT2303.CSV')).toBe(message);
    expect(await messageFor(utf16, 'HOT2303.CSV')).toBe(message);
    expect(await messageFor(utf16.swap16(), 'HOT2303.CSV')).toBe(message);
  });

  test('when a quote is never closed, by the line it opens on', async () => {
    const open = h2Row({ locationName: '"PRAIRIE INN' });
    expect(await messageFor(h2Rows(40) + open + h2Rows(40))).toBe(
      'Refused: a quote that opens on line 41 is not closed: the row has 22 fields where 23 are expected.',
    );
    const plain = M2_HEADER + m2Row({ taxpayerName: 'DRY CREEK' }).repeat(40);
    expect(await messageFor(plain + m2Row({ taxpayerName: '"DRY CREEK' }) + plain)).toBe(
      'Refused: a quote that opens on line 42 is not closed: no quote closes it on the 20 lines that follow.',
    );
    expect(await messageFor(plain + m2Row({ taxpayerName: '"DRY CREEK' }))).toBe(
      'Refused: a quote that opens on line 42 is not closed: the file ends before it is closed.',
    );
  });

  test('when an open quote swallows rows, although the fields that remain add up to one', async () => {
    const row = m2Row({ taxpayerName: 'DRY CREEK' });
    const swallowing = m2Row({ taxpayerName: '"DRY CREEK' }) + row + m2Row({ taxpayerName: 'CLUB 5"' });
    expect(await messageFor(M2_HEADER + row.repeat(10) + swallowing + row.repeat(10))).toBe(
      'Refused: a quote that opens on line 12 is not closed: it runs on over 3 lines.',
    );
  });

  test.each([
    [
      'within quotes',
      '"',
      'Refused: a quote that opens on line 11 is not closed: no quote closes it within 1 MiB.',
    ],
    ['without quotes', '', 'Refused: line 11 is longer than 1 MiB. No row of a release is that long.'],
  ])(
    'when a field of it has 100 MB, %s, of which little more than one is read',
    async (_, quote, message) => {
      const first = Buffer.from(h2Rows(10) + `32000000001,${quote}`);
      const chunk = Buffer.alloc(64 * 1024, 'A');
      let read = 0;
      function* chunks(): Generator<Buffer> {
        yield first;
        for (; read < 100e6; read += chunk.length) yield chunk;
      }
      const open = (): Promise<Readable> => Promise.resolve(Readable.from(chunks(), { objectMode: false }));
      const refusal = await refusalOf(db.pool, { ...memberOf(''), open });
      expect(refusal.message).toBe(message);
      expect(read).toBeLessThan(2e6);
    },
  );

  test('when its first line never ends', async () => {
    expect(await messageFor('A'.repeat(3_000_000))).toContain('Refused: release.csv is not a known release.');
  });

  test('when the columns of its header are in another order', async () => {
    const header = M2_HEADER.replace('Wine Receipts,Beer Receipts', 'Beer Receipts,Wine Receipts');
    expect(await messageFor(header + m2Row())).toBe(
      'Refused: the columns of release.csv are in another order than those of M2: “Beer Receipts” stands where ' +
        '“Wine Receipts” belongs. The source never does that, so the file was edited. ' +
        'Hand over the file as it was published, unedited.',
    );
  });

  test('when its header lacks a name or has one that is not known', async () => {
    const header = H1_HEADER.replace('Location Room Capacity', 'Beds');
    const message = await messageFor(header + h1Row(), 'hotl1501.csv');
    expect(message).toContain('nearest is H1-header');
    expect(message).toContain('It lacks “Location Room Capacity”. Unknown: “Beds”.');
  });

  test('when more than 1% of its rows cannot be read, with the first of them', async () => {
    const refusal = await refusalOf(db.pool, memberOf(h2Rows(196) + h2Row({ capacity: 'MANY' }).repeat(3)));
    expect(refusal.message).toContain('Refused: 3 of 199 rows (at most 1% may be refused) cannot be read');
    expect(refusal.message).toContain('line 197, Unit Capacity: is not a whole number (“MANY”)');
    expect(refusal.refusals).toHaveLength(3);
  });

  test('when more than 500 rows cannot be read, however many can', async () => {
    const bad = h2Row({ total: 'NONE' }).repeat(501);
    const refusal = await refusalOf(db.pool, memberOf(h2Rows(300) + bad));
    expect(refusal.message).toContain('Refused: more than 500 rows cannot be read');
    expect(refusal.refusals).toHaveLength(501);
  });

  test('when JSON is cut off or is something else', async () => {
    const object = JSON.stringify({
      taxpayer_number: '32000000002',
      location_number: '1',
      obligation_end_date_yyyymmdd: '2018-07-31T00:00:00.000',
      total_receipts: '5',
    });
    expect(await messageFor(`[${object}\n,${object.slice(0, 30)}`)).toContain('cut off after 1 objects');
    expect(await messageFor(`[${object}\n,${object}`)).toContain('cut off after 2 objects');
    expect(await messageFor(`[${object}] 17`)).toBe(
      'Refused: after object 1, there is something that is not an object.',
    );
    expect(await messageFor('[{"error":true,"message":"no such dataset"}]')).toContain(
      'Unknown: “error”, “message”.',
    );
  });

  test('when its rows have no period and nobody says one', async () => {
    expect(await messageFor(h1Row(), 'hotels.csv')).toBe(
      'Refused: neither the rows of hotels.csv (H1) nor its name say for which month it is. State it: --period 2015-01.',
    );
    const months = `Month,${H1_HEADER}January,${h1Row()}`;
    expect(await messageFor(months, 'hotl1501.csv')).toContain(
      'name a month but no year. State it: --period 2015.',
    );
    const member = memberOf(h1Row(), 'hotels.csv');
    expect((await refusalOf(db.pool, member, 'May 2015')).message).toContain(
      'the period “May 2015” is neither a month',
    );
  });
});

/** The refusal of one row among 299 good ones, which are all staged. */
async function rowRefusal(row: string): Promise<string> {
  const { staged, rows } = await stageRows(db.pool, memberOf(h2Rows(150) + row + h2Rows(149)));
  expect(staged).toMatchObject({ rows: 300, accepted: 299 });
  expect(rows).toHaveLength(299);
  const [refusal] = staged.refusals;
  expect(refusal?.line).toBe(151);
  return `${refusal?.column ?? 'row'}: ${refusal?.reason ?? ''} (${refusal?.value ?? ''})`;
}

describe('a row is refused, the release is not', () => {
  test('when it has too few or too many fields', async () => {
    expect(await rowRefusal('32000000001,"LONE STAR",1\r\n')).toBe(
      'row: the row has 3 fields where 23 are expected (32000000001,"LONE STAR",1)',
    );
    expect(await rowRefusal(h2Row({ taxable: '1.00,2.00' }))).toContain(
      'row: the row has 24 fields where 23 are',
    );
  });

  test('when an amount or a number overflows', async () => {
    expect(await rowRefusal(h2Row({ total: '99999999999999.99' }))).toBe(
      'Total Room Receipts: is larger than 9,999,999,999,999.99 (99999999999999.99)',
    );
    expect(await rowRefusal(h2Row({ capacity: '3000000000' }))).toBe(
      'Unit Capacity: is too large for a whole number (3000000000)',
    );
  });

  test.each([
    [{ total: '12.345' }, 'Total Room Receipts: has fractions of a cent (12.345)'],
    [{ total: '1.5E+05' }, 'Total Room Receipts: is not an amount of dollars and cents (1.5E+05)'],
    [{ taxable: '' }, 'Taxable Receipts: is blank ()'],
    [{ taxpayerNumber: '3.2E+10' }, 'Taxpayer Number: is not a number of digits only (3.2E+10)'],
    [{ taxpayerNumber: '           ' }, 'Taxpayer Number: is blank ()'],
    [{ locationNumber: '' }, 'Location Number: is blank ()'],
    [{ locationCounty: 'XYZ' }, 'Location County: is not a county code (XYZ)'],
    [
      { begin: '20150231' },
      'Responsibility Begin Date (YYYYMMDD): is not a date of the form YYYYMMDD (20150231)',
    ],
    [
      { periodEnd: '20230330' },
      'Obligation End Date (YYYYMMDD): is not the last day of a month, as YYYYMMDD (20230330)',
    ],
    [{ filerType: '70' }, 'Filer Type: is neither 50 (monthly) nor 60 (quarterly) (70)'],
    [
      { filerType: '60', periodEnd: '20230228' },
      'Obligation End Date (YYYYMMDD): is a quarterly filer’s (60) but does not end a quarter (20230228)',
    ],
    [{ locationName: '"PRAIRIE\0INN"' }, 'row: the row contains a NUL byte (PRAIRIE\\x00INN)'],
  ])('when it has %j', async (changes, sentence) => {
    expect(await rowRefusal(h2Row(changes))).toBe(sentence);
  });
});
