import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveLimits, type ArchiveLimits } from './archive.ts';
import { detect } from './detect.ts';
import { h1Row, h2Rows } from './fixtures/rows.testing.ts';
import { zipOf, type ZipEntry } from './fixtures/zip.testing.ts';
import { openFile, type Member } from './openFile.ts';
import { ReleaseRefused } from './refusal.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-file-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function saved(content: Buffer | string): string {
  const path = join(folder, 'operators-file');
  writeFileSync(path, content);
  return path;
}

function open(content: Buffer | string, name = 'HOT2303.zip', limits?: ArchiveLimits): Promise<Member[]> {
  return openFile(saved(content), name, limits);
}

async function textOf(member: Member): Promise<string> {
  return (await (await member.open()).toArray()).join('');
}

async function readAll(content: Buffer, limits?: ArchiveLimits): Promise<void> {
  for (const member of await open(content, 'HOT2303.zip', limits)) await textOf(member);
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ReleaseRefused);
  return error instanceof Error ? error.message : '';
}

/** Linux lists the files that a process has open. */
const OPEN_FILES = '/proc/self/fd';

/** True while this process has the operator's file open. */
function isOpen(): boolean {
  return readdirSync(OPEN_FILES).some((name) => {
    try {
      return readlinkSync(join(OPEN_FILES, name)) === join(folder, 'operators-file');
    } catch {
      // The listing's own descriptor is closed by now.
      return false;
    }
  });
}

const rows = h2Rows(50);
const csv: ZipEntry = { name: 'HOT2303.CSV', content: rows };

describe('an operator’s file', () => {
  test('is recognised by its content, whatever its name', async () => {
    const zip = await open(zipOf([csv]), 'HOT2303.csv');
    expect(zip).toMatchObject([{ name: 'HOT2303.CSV', fileName: 'HOT2303.csv', bytes: rows.length }]);
    expect(await Promise.all(zip.map(textOf))).toEqual([rows]);

    const gzip = await open(gzipSync(rows), 'HOT2303.zip');
    expect(gzip).toMatchObject([{ name: 'HOT2303.zip', issuedOn: null, bytes: null }]);
    expect(await Promise.all(gzip.map(textOf))).toEqual([rows]);

    const plain = await open(rows, 'folder/HOT2303.CSV.gz');
    expect(plain).toMatchObject([{ name: 'HOT2303.CSV.gz', issuedOn: null, bytes: rows.length }]);
    expect(await Promise.all(plain.map(textOf))).toEqual([rows]);
  });

  test('can be read again, since it is looked at before it is imported', async () => {
    const [member] = await open(zipOf([csv]));
    if (!member) throw new Error('the zip is empty');
    expect((await detect(member)).layout.id).toBe('H2');
    expect(await textOf(member)).toBe(rows);
  });

  test('has every *.csv of a zip as a member, the older issue first, then the older month', async () => {
    const members = await open(
      zipOf([
        { name: 'b/HOTEL_01_2016.csv', content: 'x', date: '2023-06-24' },
        { name: 'layout.doc', content: 'x' },
        { name: 'HOTEL_12_2015.CSV', content: 'x', date: '2023-06-24' },
        { name: 'HOT2303.Csv', content: 'x', date: '2023-06-13' },
      ]),
    );
    expect(members.map(({ name, issuedOn }) => [name, issuedOn?.toISOString()])).toEqual([
      ['HOT2303.Csv', '2023-06-13T00:00:00.000Z'],
      ['HOTEL_12_2015.CSV', '2023-06-24T00:00:00.000Z'],
      ['HOTEL_01_2016.csv', '2023-06-24T00:00:00.000Z'],
    ]);
  });

  test('gives its own name for a member that has none with a period', async () => {
    const [member] = await open(zipOf([{ name: 'export.csv', content: h1Row() }]), 'hotl1501.zip');
    if (!member) throw new Error('the zip is empty');
    expect((await detect(member)).period).toEqual({ year: 2015, month: 1 });
  });
});

describe('a zip is refused', () => {
  test.each([
    '../HOT2303.CSV',
    'a/../../HOT2303.CSV',
    '/etc/HOT2303.CSV',
    'C:/HOT2303.CSV',
    '..\\HOT2303.CSV',
  ])('when a member is named %s', async (name) => {
    expect(await refusal(open(zipOf([csv, { name, content: rows }])))).toContain(
      'Refused: HOT2303.zip holds a member whose name leads out of its folder',
    );
  });

  test('when it is cut off, within its members or its directory', async () => {
    const zip = zipOf([csv]);
    const sentence = 'Refused: HOT2303.zip is cut off before its end. Fetch it again and import it whole.';
    expect(await refusal(open(zip.subarray(0, zip.length / 2)))).toBe(sentence);
    expect(await refusal(open(zip.subarray(0, -10)))).toBe(sentence);
  });

  test.runIf(existsSync(OPEN_FILES))('when a member lacks its header, and is closed then', async () => {
    const zip = zipOf([csv]);
    zip.fill(0, 'PK'.length, 'PK'.length + 2);
    expect(await refusal(readAll(zip))).toContain('Refused: HOT2303.CSV cannot be unpacked (');
    await expect.poll(isOpen).toBe(false);
  });

  test('when a member is encrypted', async () => {
    expect(await refusal(open(zipOf([{ ...csv, encrypted: true }])))).toBe(
      'Refused: HOT2303.CSV is encrypted. Unpack it with its password first.',
    );
  });

  test('when a member is packed in a way that is not known', async () => {
    expect(await refusal(open(zipOf([{ ...csv, method: 14 }])))).toContain(
      'uses an unsupported compression method (14)',
    );
  });

  test('when it holds no *.csv, or is a spreadsheet', async () => {
    expect(await refusal(open(zipOf([{ name: 'layout.doc', content: 'x' }])))).toBe(
      'Refused: HOT2303.zip holds no *.csv, only layout.doc.',
    );
    const sheet = zipOf([{ name: '[Content_Types].xml', content: 'x' }]);
    expect(await refusal(open(sheet, 'hotels.xlsx'))).toBe(
      'Refused: hotels.xlsx is a spreadsheet. Save it as CSV and import that.',
    );
  });

  test('when it has more than 100 members', async () => {
    const many = Array.from({ length: 101 }, (_, i) => ({ name: `${String(i)}.doc`, content: 'x' }));
    expect(await refusal(open(zipOf(many)))).toBe('Refused: HOT2303.zip has more than 100 members.');
  });

  test('when what it holds is not what it says', async () => {
    const sentence =
      'Refused: HOT2303.CSV is damaged: what it holds differs from its checksum. Fetch it again and import it whole.';
    expect(await refusal(readAll(zipOf([{ ...csv, statedCrc: 1 }])))).toBe(sentence);
    expect(await refusal(readAll(zipOf([{ ...csv, statedBytes: 10 }])))).toBe(sentence);
  });

  test('when it is a bomb by its ratio, whatever its directory says of sizes', async () => {
    const bomb = zipOf([{ ...csv, content: Buffer.alloc(80 * 1024 * 1024, 'A'), statedBytes: 1000 }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(readAll(bomb))).toBe(
      'Refused: HOT2303.CSV unpacks to more than 200 times its packed size. No release does.',
    );
  });

  test('when it is a bomb by its size', async () => {
    const limits = { ...archiveLimits, memberBytes: 3 * 1024 * 1024 };
    const bomb = zipOf([{ ...csv, content: Buffer.alloc(4 * 1024 * 1024, 'A'), statedBytes: 1000 }]);
    expect(await refusal(readAll(bomb, limits))).toBe(
      'Refused: HOT2303.CSV unpacks to more than 3 MiB. No release is that large.',
    );
  });
});

describe('a gzip file is refused', () => {
  test('when it is cut off', async () => {
    const gzip = gzipSync(rows);
    expect(await refusal(readAll(gzip.subarray(0, gzip.length - 20)))).toBe(
      'Refused: HOT2303.zip is cut off before its end. Fetch it again and import it whole.',
    );
  });

  test('when it is damaged', async () => {
    const gzip = gzipSync(rows);
    gzip.fill(0, 40, 60);
    expect(await refusal(readAll(gzip))).toContain('Refused: HOT2303.zip cannot be unpacked (');
  });

  test('when it is a bomb by its ratio or its size', async () => {
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, 'A'));
    expect(await refusal(readAll(bomb))).toContain('unpacks to more than 200 times its packed size');
    const limits = { ...archiveLimits, memberBytes: 3 * 1024 * 1024 };
    expect(await refusal(readAll(bomb, limits))).toContain('unpacks to more than 3 MiB');
  });

  test('when it holds another archive', async () => {
    const [member] = await open(gzipSync(zipOf([csv])), 'HOT2303.zip.gz');
    if (!member) throw new Error('the file is empty');
    expect(await refusal(detect(member))).toBe(
      'Refused: HOT2303.zip is an archive within an archive. Unpack it once and import what it holds.',
    );
  });
});

test('an unreadable disk is a failure, not a refusal', async () => {
  await expect(openFile(join(folder, 'missing'), 'missing')).rejects.toThrow('ENOENT');
});
