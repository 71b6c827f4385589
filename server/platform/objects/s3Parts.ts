import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import type { S3Place } from './s3Place.ts';

/** Memory of an upload. A store takes at most 10,000 parts, each of at least 5 MB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Sends a file part by part; the object is there when all parts are. Each part has its checksum. */
export async function sendFile(place: S3Place, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    if (size <= PART_BYTES) await sendWhole(place, key, await read(file, 0, size));
    else await sendParts(place, key, file, size);
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const part = Buffer.allocUnsafe(bytes);
  let at = 0;
  while (at < bytes) {
    const { bytesRead } = await file.read(part, at, bytes - at, from + at);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
    at += bytesRead;
  }
  return part;
}

function checksumOf(part: Buffer): string {
  return createHash('sha256').update(part).digest('base64');
}

async function sendWhole({ settings, library, client }: S3Place, Key: string, Body: Buffer): Promise<void> {
  const target = { Bucket: settings.bucket, Key };
  const ChecksumSHA256 = checksumOf(Body);
  await client.send(new library.PutObjectCommand({ ...target, Body, ChecksumSHA256 }));
}

async function sendParts(place: S3Place, Key: string, file: FileHandle, size: number): Promise<void> {
  const { settings, library, client } = place;
  const target = { Bucket: settings.bucket, Key };
  const begun = new library.CreateMultipartUploadCommand({ ...target, ChecksumAlgorithm: 'SHA256' });
  const { UploadId } = await client.send(begun);
  const upload = { ...target, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined; ChecksumSHA256: string }[] = [];
    for (let from = 0; from < size; from += PART_BYTES) {
      const Body = await read(file, from, Math.min(PART_BYTES, size - from));
      const PartNumber = Parts.length + 1;
      const ChecksumSHA256 = checksumOf(Body);
      const part = new library.UploadPartCommand({ ...upload, PartNumber, Body, ChecksumSHA256 });
      Parts.push({ PartNumber, ETag: (await client.send(part)).ETag, ChecksumSHA256 });
    }
    await client.send(new library.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // Parts of an upload that is not ended cost money, and nobody sees them.
    await client.send(new library.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}
