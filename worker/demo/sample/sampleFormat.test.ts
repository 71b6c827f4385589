import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../server/platform/lib/projectRoot.ts';
import { detect } from '../../import/detect.ts';
import { openFile } from '../../import/openFile.ts';
import type { SampleFile } from './generateSample.ts';
import {
  readHotelRows,
  readPortalRows,
  removeSample,
  writeSample,
  type HotelRow,
  type PortalRow,
} from './readSample.testing.ts';

const TAXPAYER = String.raw`\d{11},"[^"]{50}","[^"]{40}","[^"]{20}","[A-Z]{2}","\d{5}",\d{3},"[\d ]{10}"`;
const LOCATION = String.raw`\d{5},"[^"]{50}","[^"]{40}","[^"]{20}","[A-Z]{2}","\d{5}",(?:\d{3}| {3}),"[\d ]{10}"`;
const FIGURES = String.raw`[ \d]{4}\d,\d{8},(?:\d{8}| {8}),\d{8},[56]0,[ \d]{9}\d\.\d\d,[ \d]{9}\d\.\d\d\r\n`;
const HOTEL_ROW = new RegExp(`^${TAXPAYER},${LOCATION},${FIGURES}$`);

const realPortal = join(projectRoot, '../shared/data/mbt/portal/Mixed_Beverage_Gross_Receipts-201709.csv.gz');

function hashes(files: readonly SampleFile[]): Map<string, string> {
  const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(files.map(({ path }) => [basename(path), sha256(path)]));
}

let files: SampleFile[];
let hotelRows: HotelRow[];
let portalRows: PortalRow[];

beforeAll(() => {
  files = writeSample(1);
  hotelRows = files.filter((file) => file.product === 'hotel').flatMap((file) => readHotelRows(file.path));
  portalRows = readPortalRows(files.at(-1)?.path ?? '');
});

afterAll(() => removeSample(files));

describe('the files of the sample', () => {
  it('have the same bytes for the same seed and others for another', () => {
    const again = writeSample(1);
    const other = writeSample(2);
    const expected = hashes(files);
    expect(hashes(again)).toEqual(expected);
    for (const [name, sha256] of hashes(other)) expect(expected.get(name)).not.toBe(sha256);
    removeSample(again);
    removeSample(other);
  });

  it('say by folder and name that they are synthetic', () => {
    for (const { path } of files) expect(path).toMatch(/\/synthetic-sample\/demo\/SYNTHETIC_[^/]+$/);
  });

  it('are the past years, the months of this year with one of them twice, and one export', () => {
    const names = files.map(({ path }) => basename(path).replace('SYNTHETIC_', ''));
    const years = Array.from({ length: 20 }, (_, index) => `HOTEL${2006 + index}.csv`);
    const months = ['01', '02', '03', '04', '03', '05', '06', '07', '08'].map((month) => `HOT26${month}`);
    expect(names.slice(0, 20)).toEqual(years);
    expect(names.slice(20, 29).map((name) => name.slice(0, 7))).toEqual(months);
    expect(names.slice(29)).toEqual(['Mixed_Beverage_Gross_Receipts.csv']);
  });

  it('are recognised as the formats they claim to be', async () => {
    for (const { path, product } of files) {
      const members = await openFile(path, basename(path));
      const detected = await Promise.all(members.map((member) => detect(member)));
      expect(
        detected.map(({ layout }) => layout.id),
        path,
      ).toEqual([product === 'hotel' ? 'H2' : 'M2']);
    }
  });

  it('report their rows and bytes', () => {
    expect(files.reduce((sum, file) => sum + file.rows, 0)).toBe(hotelRows.length + portalRows.length);
    for (const { path, bytes } of files) expect(bytes).toBe(statSync(path).size);
  });

  it('hold ASCII without lower case, apart from the header', () => {
    for (const { path, product } of files) {
      const text = readFileSync(path, 'latin1');
      const rows = product === 'beverage' ? text.slice(text.indexOf('\n')) : text;
      expect(/[^\r\n -`{-~]/.exec(rows)?.[0], path).toBeUndefined();
    }
  });
});

describe('a hotel release', () => {
  it('has rows of 381 bytes in the columns of the layout, with CRLF', () => {
    expect(hotelRows.filter(({ line }) => line.length !== 381 || !HOTEL_ROW.test(line))).toEqual([]);
  });

  it('has each taxpayer, location, period and filer type once, in that order', () => {
    const keyOf = (row: HotelRow): string =>
      [row.taxpayer, row.location, row.periodEnd, row.filerType].join();
    for (const { path } of files.slice(0, -1)) {
      const keys = readHotelRows(path).map(keyOf);
      expect([...new Set(keys)].sort(), path).toEqual(keys);
    }
  });

  it('has quarterly rows in quarter-end months only, and both kinds there', () => {
    const quarterly = new Set(
      hotelRows.filter((row) => row.filerType === '60').map((row) => row.periodEnd.slice(4)),
    );
    expect([...quarterly].sort()).toEqual(['0331', '0630', '0930', '1231']);
    const march = readHotelRows(files.find(({ path }) => path.endsWith('HOT2603.CSV'))?.path ?? '');
    expect(new Set(march.map((row) => row.filerType))).toEqual(new Set(['50', '60']));
    const april = readHotelRows(files.find(({ path }) => path.endsWith('HOT2604.CSV'))?.path ?? '');
    expect(new Set(april.map((row) => row.filerType))).toEqual(new Set(['50']));
  });

  it('states only periods of its own', () => {
    const stated = new Set(hotelRows.map(({ file, periodEnd }) => `${file} ${periodEnd.slice(0, 6)}`));
    for (const fileAndMonth of stated) {
      expect(fileAndMonth).toMatch(/HOTEL(\d{4})\.csv \1\d\d$|HOT(\d{4})(_REISSUED)?\.CSV 20\2$/);
    }
  });
});

describe('the portal export', () => {
  it.skipIf(!existsSync(realPortal))(
    'has the header of the real one (skipped where ../shared/data is absent)',
    () => {
      const headerOf = (bytes: Buffer): string => bytes.toString('utf8').split('\n', 1)[0] ?? '';
      expect(headerOf(readFileSync(files.at(-1)?.path ?? ''))).toBe(
        headerOf(gunzipSync(readFileSync(realPortal))),
      );
    },
  );

  it('has each taxpayer, location and period once', () => {
    const keys = portalRows.map((row) =>
      [row['Taxpayer Number'], row['Location Number'], row['Obligation End Date']].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has unpadded codes, plain whole dollars and days as MM/DD/YYYY', () => {
    const shapes = portalRows.map((row) =>
      [
        row['Location County'],
        row['Total Receipts'],
        row['Obligation End Date'],
        row['TABC Permit Number'],
      ].join(),
    );
    const layout = /^[1-9]\d{0,2},\d+,\d\d\/\d\d\/\d{4},(MB|RM|N |NE)3\d{5}$/;
    expect(shapes.filter((shape) => !layout.test(shape))).toEqual([]);
  });

  it('has parts that add up to the total, or an estimate without parts', () => {
    const parts = ['Liquor Receipts', 'Wine Receipts', 'Beer Receipts', 'Cover Charge Receipts'];
    const off = portalRows.filter(
      (row) => parts.reduce((sum, part) => sum + Number(row[part]), 0) !== Number(row['Total Receipts']),
    );
    expect(off.length).toBeGreaterThan(100);
    expect(new Set(off.flatMap((row) => parts.map((part) => row[part])))).toEqual(new Set(['0']));
    expect(new Set(off.map((row) => row['Total Receipts']))).toEqual(new Set(['44776', '44775', '1492']));
  });
});
