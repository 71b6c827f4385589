import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../envStore.ts';

/** Answers by itself, or returns false to answer as a store does. */
type Behavior = (request: IncomingMessage, response: ServerResponse, key: string) => boolean;

/** An S3-compatible store on this machine, which checks that requests are signed and bodies are whole. */
export interface S3StandIn {
  settings: S3Settings;
  /** Whole objects by their keys, without the bucket. */
  objects: Map<string, Buffer>;
  behave: Behavior;
  /** Methods and keys of the questions so far. */
  asked: string[];
  /** Uploads that were begun and neither ended nor given up. */
  openUploads: () => number;
  close: () => Promise<void>;
}

const BUCKET = 'texas';
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=an-id\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/;

export async function s3StandIn(): Promise<S3StandIn> {
  const uploads = new Map<string, Buffer[]>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer(standIn, uploads, { request, response, body }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: S3StandIn = {
    settings: {
      bucket: BUCKET,
      prefix: 'prod',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${String(port)}`,
      keys: { id: 'an-id', secret: 'a-secret' },
    },
    objects: new Map<string, Buffer>(),
    behave: () => false,
    asked: [],
    openUploads: () => uploads.size,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
}

export const refusing =
  (status: number, code: string): Behavior =>
  (_, response) => {
    refuse(response, status, code);
    return true;
  };

function answer(standIn: S3StandIn, uploads: Map<string, Buffer[]>, asked: Asked): void {
  const { request, response, body } = asked;
  const url = new URL(request.url ?? '', 'http://store');
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  standIn.asked.push(`${request.method ?? ''} ${key}`);
  if (standIn.behave(request, response, key)) return;
  const wrong = fault(asked, bucket);
  if (wrong !== null) refuse(response, ...wrong);
  else if (request.method === 'GET' && key === '') list(standIn, url, response);
  else if (url.searchParams.has('delete')) remove(standIn, body, response);
  else if (['uploads', 'uploadId'].some((name) => url.searchParams.has(name)))
    inParts(standIn, uploads, asked, url, key);
  else single(standIn, asked, key);
}

function fault({ request, body }: Asked, bucket: string | undefined): [number, string] | null {
  const { headers } = request;
  if (!SIGNED.test(headers.authorization ?? '')) return [403, 'SignatureDoesNotMatch'];
  if (bucket !== BUCKET) return [404, 'NoSuchBucket'];
  const sum = headers['x-amz-checksum-sha256'];
  if (request.method === 'PUT' && sum !== createHash('sha256').update(body).digest('base64'))
    return [400, 'BadDigest'];
  return null;
}

function single({ objects }: S3StandIn, { request, response, body }: Asked, key: string): void {
  if (request.method === 'PUT') {
    objects.set(key, body);
    response.setHeader('etag', '"x"').end();
    return;
  }
  const found = objects.get(key);
  if (found === undefined) refuse(response, 404, 'NoSuchKey');
  else response.setHeader('content-length', found.length).end(request.method === 'HEAD' ? '' : found);
}

function inParts(
  { objects }: S3StandIn,
  uploads: Map<string, Buffer[]>,
  { request, response, body }: Asked,
  url: URL,
  key: string,
): void {
  const id = url.searchParams.get('uploadId') ?? `upload-${key}`;
  if (url.searchParams.has('uploads')) {
    uploads.set(id, []);
    response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  } else if (request.method === 'PUT') {
    uploads.get(id)?.push(body);
    response.setHeader('etag', '"x"').end();
  } else {
    if (request.method === 'POST') objects.set(key, Buffer.concat(uploads.get(id) ?? []));
    uploads.delete(id);
    response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }
}

function remove({ objects }: S3StandIn, body: Buffer, response: ServerResponse): void {
  for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key);
  response.end('<DeleteResult></DeleteResult>');
}

/** Two objects a page, so that every list has several. */
function list({ objects }: S3StandIn, url: URL, response: ServerResponse): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, 2);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${String(objects.get(key)?.length)}</Size>` +
      `<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  const next = keys.length > 2 ? `<NextContinuationToken>${page[1] ?? ''}</NextContinuationToken>` : '';
  response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}
