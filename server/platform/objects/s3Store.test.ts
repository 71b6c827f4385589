import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderStore } from './folderStore.ts';
import type { ObjectStore } from './objectStore.ts';
import { openS3 } from './s3Place.ts';
import { s3Store } from './s3Store.ts';
import { refusing, s3StandIn, type S3StandIn } from './s3StandIn.testing.ts';

let standIn: S3StandIn;
let folder: string;
let s3: ObjectStore;
beforeAll(async () => {
  standIn = await s3StandIn();
  s3 = s3Store(await openS3(standIn.settings, { attempts: 2, waitMs: 10 }), 'releases');
});
afterAll(() => standIn.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
});
afterEach(async () => {
  standIn.behave = () => false;
  standIn.objects.clear();
  await rm(folder, { recursive: true });
});

async function file(content: string | Buffer): Promise<string> {
  const path = join(folder, 'source');
  await writeFile(path, content);
  return path;
}

describe.each(['folder', 's3'])('a store in a %s', (kind) => {
  const store = (): ObjectStore => (kind === 's3' ? s3 : folderStore(join(folder, 'store')));

  test('gives back what was put, lists it and forgets it', async () => {
    const path = await file('a release');
    for (const key of ['raw/aa/one', 'raw/bb/two', 'raw/cc/three', 'other/four'])
      await store().put(key, path);
    expect(await store().bytesOf('raw/aa/one')).toBe(9);
    expect((await store().list('raw/')).map(({ key, bytes }) => `${key} ${String(bytes)}`).sort()).toEqual([
      'raw/aa/one 9',
      'raw/bb/two 9',
      'raw/cc/three 9',
    ]);
    const copy = join(folder, 'copy');
    expect(await store().fetch('raw/aa/one', copy)).toBe(true);
    expect(await readFile(copy, 'utf8')).toBe('a release');
    await store().remove(['raw/aa/one', 'raw/zz/none']);
    expect(await store().bytesOf('raw/aa/one')).toBeNull();
    expect(await store().fetch('raw/aa/one', join(folder, 'none'))).toBe(false);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});

test('a large file goes in parts, below the prefix', async () => {
  const content = Buffer.alloc(40 * 1024 * 1024, 'texas');
  await s3.put('raw/large', await file(content));
  expect(standIn.objects.get('prod/releases/raw/large')?.equals(content)).toBe(true);
  expect(standIn.openUploads()).toBe(0);
  const copy = join(folder, 'copy');
  await s3.fetch('raw/large', copy);
  expect((await readFile(copy)).equals(content)).toBe(true);
});

test('an upload that breaks in the middle leaves nothing there', async () => {
  const path = await file(Buffer.alloc(40 * 1024 * 1024));
  standIn.behave = (request, response, key) =>
    (request.url ?? '').includes('partNumber=2') && refusing(403, 'AccessDenied')(request, response, key);
  await expect(s3.put('raw/large', path)).rejects.toThrow(
    'refuses access (AccessDenied). Check S3_ACCESS_KEY_ID',
  );
  expect(standIn.objects.size).toBe(0);
  expect(standIn.openUploads()).toBe(0);
});

test.each([
  [403, 'SignatureDoesNotMatch', /refuses access \(SignatureDoesNotMatch\)\. Check S3_ACCESS_KEY_ID/],
  [404, 'NoSuchBucket', /has no such bucket\. Check S3_BUCKET/],
  [503, 'SlowDown', /is not available \(503 SlowDown\)\. Try again later/],
])('%i %s becomes a sentence, and no file appears', async (status, code, sentence) => {
  standIn.behave = refusing(status, code);
  const copy = join(folder, 'copy');
  await expect(s3.fetch('raw/x', copy)).rejects.toThrow(sentence);
  await expect(s3.put('raw/x', await file('x'))).rejects.toThrow(sentence);
  expect(standIn.objects.size).toBe(0);
  expect(await readdir(folder)).toEqual(['source']);
});

test('what passes by itself is tried again: a refusal, and a body that is cut off', async () => {
  await s3.put('raw/x', await file('the whole file'));
  let left = 2;
  standIn.behave = (request, response, key) => {
    left -= 1;
    if (left < 0) return false;
    if (left === 1) return refusing(503, 'SlowDown')(request, response, key);
    response.writeHead(200, { 'content-length': 14 }).write('the whole', () => response.destroy());
    return true;
  };
  const copy = join(folder, 'copy');
  expect(await s3.fetch('raw/x', copy)).toBe(true);
  expect(await readFile(copy, 'utf8')).toBe('the whole file');
  standIn.behave = (_, response) => {
    response.writeHead(200, { 'content-length': 14 }).write('the whole', () => response.destroy());
    return true;
  };
  await expect(s3.fetch('raw/x', join(folder, 'cut'))).rejects.toThrow(
    /sent \d of 14 bytes .* Try again later\./,
  );
  expect((await readdir(folder)).sort()).toEqual(['copy', 'source']);
});

test('a store that nobody answers for is named', async () => {
  const settings = { ...standIn.settings, endpoint: 'http://127.0.0.1:1' };
  const nobody = s3Store(await openS3(settings), 'releases');
  await expect(nobody.bytesOf('x')).rejects.toThrow(/cannot be reached: .* Check S3_ENDPOINT/);
});
