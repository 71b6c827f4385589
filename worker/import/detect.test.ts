import { describe, expect, test } from 'vitest';
import { detectHead } from './detect.ts';
import { h1Row, H1_HEADER, h2Row, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import { layouts, stagedTables } from './layouts.ts';
import { columnIndex } from './stagedTable.ts';

function formatOf(content: string, name = 'release.csv', stated: string | null = null): string {
  return detectHead(Buffer.from(content), [name], stated).layout.id;
}

const quarter = { periodEnd: '2025Q3', total: '9032.17' };
const headerOf = (id: string): string => {
  const layout = layouts.find((candidate) => candidate.id === id);
  return `${layout?.fields.map(([name]) => name).join(',') ?? ''}\n`;
};

describe('a release is known by its content', () => {
  test.each([
    ['H1', h1Row(), 'hotl1501.csv'],
    ['H1-header', H1_HEADER + h1Row(), 'HOTEL_01_2016.CSV'],
    ['H1-csvkit', `Month,${H1_HEADER}January,${h1Row()}`, 'hotels.csv'],
    ['H2', h2Row(), 'hotl1501.csv'],
    ['H2', h2Row().replace('\r\n', ',\r\n'), 'trailing-comma.csv'],
    ['H2-header', headerOf('H2-header') + h2Row(), 'release.csv'],
    ['H2q', h2Row(quarter), 'HOTEL2021.csv'],
    ['H2q', h2Row(quarter).replace('\r\n', ',\r\n'), 'HOT25Q3.CSV'],
    ['H2q-xlsx', headerOf('H2q-xlsx') + h2Row(quarter), 'hotels.csv'],
    ['H2q-xlsx', headerOf('H2q-xlsx').replace('Locatio_ Zip', 'Location_Zip') + h2Row(quarter), 'hotels.csv'],
    ['M1', m1Row(), 'HOT2303.CSV'],
    ['M1', m1Row({ permit: '"MB993850    "', tax: ' 000000000.00' }), 'release.csv'],
    ['M1-header', headerOf('M1-header') + m1Row(), 'release.csv'],
    ['M1x', m1Row({ blank: '" 2017/07 "', period: '"       244.28"', tax: '     ' }), 'release.csv'],
    ['M2', M2_HEADER + m2Row(), 'release.csv'],
    ['M2', `\ufeff${M2_HEADER}${m2Row()}`, 'byte-order-mark.csv'],
    ['M2-R', headerOf('M2-R') + m2Row(), 'release.csv'],
    ['M3-csv', headerOf('M3-csv') + m3Row(m2Row()), 'release.csv'],
    [
      'M3-json',
      '[{"taxpayer_number":"1","location_number":"2",\n"obligation_end_date_yyyymmdd":"2018-07-31T00:00:00.000","total_receipts":"0"}]',
      'x',
    ],
  ])('as %s (%#)', (id, content, name) => {
    expect(formatOf(content, name, id === 'H1-csvkit' ? '2015' : null)).toBe(id);
  });

  test('also where a few of its first rows cannot be read', () => {
    expect(formatOf(h2Row({ filerType: '7' }) + h2Row().repeat(5))).toBe('H2');
    expect(formatOf(`1,2,3\r\n${h2Row().repeat(5)}`)).toBe('H2');
  });

  test('also where its first row is cut by the end of what is looked at', () => {
    expect(
      formatOf(
        h2Row()
          .repeat(300)
          .slice(0, 64 * 1024),
      ),
    ).toBe('H2');
  });
});

function m3Row(row: string): string {
  return row.replaceAll(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$1-$2T00:00:00.000');
}

describe('its period', () => {
  function detected(name: string, stated: string | null): unknown {
    const { period, notes } = detectHead(Buffer.from(h1Row()), [name], stated);
    return { period, notes };
  }

  test('comes from the name where the rows have none', () => {
    const period = { year: 2015, month: 1 };
    expect(detected('hotl1501.csv', null)).toEqual({ period, notes: [] });
    expect(detected('HOTEL_01_2015.CSV', null)).toEqual({ period, notes: [] });
    expect(() => detected('HOTEL2012.csv', null)).toThrow('State it: --period 2015-01.');
    expect(() => detected('hotl1513.csv', null)).toThrow('State it: --period 2015-01.');
  });

  test('is the one that the operator gives, if any', () => {
    const period = { year: 2015, month: 2 };
    expect(detected('hotels.csv', '2015-02')).toEqual({ period, notes: [] });
    expect(detected('hotl1502.csv', '2015-02')).toEqual({ period, notes: [] });
    expect(detected('hotl1501.csv', '2015-02')).toEqual({
      period,
      notes: ['imported as 2015-02, as stated, although its name says 2015-01'],
    });
    expect(() => detected('hotels.csv', '2015')).toThrow('State it: --period 2015-01.');
  });

  test('is that of each row if rows have one, whatever the operator gives', () => {
    const { period, notes } = detectHead(Buffer.from(h2Row()), ['hotl1501.csv'], '2015-02');
    expect({ period, notes }).toEqual({
      period: null,
      notes: ['the stated period is not used: H2 has one in each row'],
    });
  });
});

test.each(layouts.map((layout) => [layout.id, layout] as const))('%s gives each column once', (_, layout) => {
  const table = stagedTables[layout.product];
  const given = layout.fields.map(([, , column]) => column).filter((column) => column !== null);
  const columns = [...given, ...Object.keys(layout.constants)];
  expect(new Set(columns).size).toBe(columns.length);
  for (const column of columns) expect(columnIndex(table, column)).toBeGreaterThan(0);
});
