import { expect, test, vi } from 'vitest';
import { storeToken } from '../../app/session.ts';
import { fileOf, MEGABYTE, uploadServer } from '../../test/uploadServer.ts';
import { uploadFile, UploadRefused } from './uploadFile.ts';

test('an upload goes on after lost connections and lost answers, and each byte is sent to its place once', async () => {
  storeToken('a-token');
  const server = uploadServer({ 2: 'lost', 4: 'answer lost', 7: 'busy' });
  const told: string[] = [];
  const onProgress = (received: number, trouble: string): void =>
    void told.push(`${String(received)} ${trouble}`.trim());
  await uploadFile(fileOf(3), { signal: new AbortController().signal, onProgress, waits: [0] });
  expect(server.received).toBe(3 * MEGABYTE);
  expect(server.calls).toEqual([
    'POST ',
    'PATCH /u1',
    'GET /u1',
    'PATCH /u1',
    'GET /u1',
    'PATCH /u1',
    'PATCH /u1',
    'GET /u1',
    'PATCH /u1',
  ]);
  expect(told.at(-1)).toBe(String(3 * MEGABYTE));
});

test('a refused upload is not tried again', async () => {
  const server = uploadServer({ 1: 'refused' });
  const refused = uploadFile(fileOf(1), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  await expect(refused).rejects.toThrow(new UploadRefused('The disk has no room for this file.'));
  expect(server.calls).toEqual(['POST ']);
});

test.each([403, 413])(
  'a proxy’s page with status %i ends an upload, and names the status',
  async (status) => {
    const page = (): Response => new Response('<html>No</html>', { status });
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    const onProgress = vi.fn(() => {
      throw new Error('It is not tried again.');
    });
    const refused = uploadFile(fileOf(1), { signal: new AbortController().signal, onProgress, waits: [0] });
    await expect(refused).rejects.toThrow(
      new UploadRefused(
        `The upload got an unexpected answer with status ${String(status)}, probably from a proxy. ` +
          'Ask the administrator of your network.',
      ),
    );
  },
);

test('a wait that is over no longer listens for the end of the upload', async () => {
  uploadServer({ 1: 'lost', 2: 'busy' });
  const { signal } = new AbortController();
  const listening = vi.spyOn(signal, 'addEventListener');
  const stopped = vi.spyOn(signal, 'removeEventListener');
  await uploadFile(fileOf(1), { signal, onProgress: () => undefined, waits: [0] });
  expect(listening).toHaveBeenCalledTimes(2);
  expect(stopped).toHaveBeenCalledTimes(2);
});
