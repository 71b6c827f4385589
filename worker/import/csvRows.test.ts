import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { h2Row, h2Rows, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import { memberOf, stageRows } from './fixtures/staging.testing.ts';
import { seeded } from '../test/seeded.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('no row is lost', () => {
  const name = (locationName: string | Buffer): Buffer => {
    const [before = '', after = ''] = h2Row({ locationName: '"@"' }).split('@');
    return Buffer.concat([Buffer.from(before), Buffer.from(locationName), Buffer.from(after)]);
  };

  test.each([
    ['bytes that are no UTF-8', Buffer.from('FUMA\xc7A \x90 INN', 'latin1'), 'FUMAÇA \u0090 INN'],
    ['bytes that are', 'FUMAÇA INN', 'FUMAÇA INN'],
    ['control characters', 'PRAIRIE\t\x01INN\x02', 'PRAIRIE  INN'],
    ['a doubled quote', 'THE ""OLD"" INN', 'THE "OLD" INN'],
    ['an inch mark', 'SUITE 5" INN', 'SUITE 5" INN'],
    ['quotes that are not doubled', 'THE "OLD" INN   ', 'THE "OLD" INN'],
    ['nothing but a quoted word', '""OLD""', '"OLD"'],
    ['a backslash', 'PRAIRIE\\N', 'PRAIRIE\\N'],
    ['a line end', 'PRAIRIE\r\nINN', 'PRAIRIE  INN'],
    ['a comma', 'PRAIRIE, INN', 'PRAIRIE, INN'],
    ['nothing', '', ''],
  ])('for %s in a name', async (_, written, stored) => {
    const { staged, rows } = await stageRows(
      db.pool,
      memberOf(Buffer.concat([name(written), Buffer.from(h2Row())])),
    );
    expect(staged).toMatchObject({ rows: 2, accepted: 2, refusals: [] });
    expect(rows.map((row) => row['location_name'])).toEqual([stored, 'PRAIRIE INN']);
    expect(rows[1]?.['line']).toBe(String(written).includes('\n') ? 3 : 2);
  });

  test('for control characters in a key, which are taken out', async () => {
    const row = Buffer.from(m1Row({ permit: '"MB\x90100001\x02"' }), 'latin1');
    const { staged, rows } = await stageRows(db.pool, memberOf(row));
    expect(rows[0]?.['permit']).toBe('MB100001');
    expect(staged.notes).toEqual(['rows that were not UTF-8 and were read as Latin-1: 1']);
  });

  test.each([
    ['a byte order mark', `\ufeff${h2Rows(3)}`],
    ['blank lines', `\r\n${h2Row()}\r\n   \r\n${h2Row()}${h2Row()}\r\n\r\n`],
    ['no line end at its end', h2Rows(3).trimEnd()],
    ['the mark with which DOS ended files', `${h2Rows(3)}\x1a`],
    ['Unix line ends', h2Rows(3).replaceAll('\r', '')],
    ['a trailing comma', h2Rows(3).replaceAll('\r', ',\r')],
  ])('of a file with %s', async (_, content) => {
    const { staged } = await stageRows(db.pool, memberOf(content));
    expect(staged).toMatchObject({ rows: 3, accepted: 3, refusals: [], notes: [] });
  });

  test.each([1, 2, 3, 100, 381, 1000])('with its bytes coming %i at a time', async (chunkBytes) => {
    const content = Buffer.concat([
      Buffer.from(`\ufeff${h2Rows(3)}`),
      name('PRAIRIE\nINN'),
      name(Buffer.from('\x90', 'latin1')),
      name('É'),
      Buffer.from(h2Rows(2).trimEnd()),
    ]);
    const { staged, rows } = await stageRows(db.pool, memberOf(content, 'HOT2303.CSV', chunkBytes));
    expect(staged).toMatchObject({ rows: 8, accepted: 8 });
    expect(rows.map((row) => row['line'])).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(rows.slice(3, 6).map((row) => row['location_name'])).toEqual(['PRAIRIE INN', '\u0090', 'É']);
  });

  test('whatever its texts are, if they are quoted as they should be', async () => {
    const random = seeded(20_230_331);
    const texts = Array.from({ length: 2000 }, () => {
      const length = Math.floor(random() * 12);
      return Array.from({ length }, () => 'AB ,"\'é\n;$'[Math.floor(random() * 10)] ?? '').join('');
    });
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const rows = texts.map((text) => m2Row({ locationName: quoted(text), taxpayerCity: quoted(text) }));
    const { staged, rows: seen } = await stageRows(
      db.pool,
      memberOf(M2_HEADER + rows.join(''), 'M2.csv', 997),
    );
    expect(staged).toMatchObject({ rows: 2000, accepted: 2000, refusals: [] });
    const expected = texts.map((text) => text.replaceAll('\n', ' ').trim());
    expect(seen.map((row) => row['location_name'])).toEqual(expected);
    expect(seen.map((row) => row['taxpayer_city'])).toEqual(expected);
  });
});
