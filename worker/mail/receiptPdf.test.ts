import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptPdf } from './receiptPdf.ts';

const PDF = Buffer.from('%PDF-1.4\nof a receipt');
const FOLDER = '/demonstration/invoices';

let server: Server;
let origin: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('/fine.pdf')) response.end(PDF);
    else if (url.endsWith('/page.pdf')) response.end('<html>not found</html>');
    else if (url.endsWith('/large.pdf')) response.end(Buffer.concat([PDF, Buffer.alloc(1024 * 1024)]));
    else if (url.endsWith('/away.pdf')) response.writeHead(302, { location: '/metadata' }).end();
    else if (url.endsWith('/moved.pdf')) response.writeHead(302, { location: 'fine.pdf' }).end();
    else if (url.endsWith('/round.pdf')) response.writeHead(302, { location: 'round.pdf' }).end();
    else if (url === '/metadata') response.end(PDF);
    // `/silent.pdf` never gets a response.
    else if (!url.endsWith('/silent.pdf')) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('an invoice’s PDF gets a valid file name', async () => {
  const pdfUrl = `${origin}${FOLDER}/fine.pdf`;
  expect(await receiptPdf({ pdfUrl, number: '../A-1"' }, origin)).toEqual({
    filename: 'invoice-A-1.pdf',
    content: PDF,
    contentType: 'application/pdf',
  });
  expect(await receiptPdf({ pdfUrl, number: null }, origin)).toMatchObject({
    filename: 'invoice-receipt.pdf',
  });
});

test('redirects are followed to an invoice, and nowhere else', async () => {
  expect(await receiptPdf({ pdfUrl: `${origin}${FOLDER}/moved.pdf` }, origin)).toMatchObject({
    content: PDF,
  });
  expect(await receiptPdf({ pdfUrl: `${origin}${FOLDER}/away.pdf` }, origin)).toBeNull();
  expect(asked).not.toContain('/metadata');
});

test.each(['page', 'large', 'round', 'silent', 'missing'])('a file that is %s is left out', async (name) => {
  expect(await receiptPdf({ pdfUrl: `${origin}${FOLDER}/${name}.pdf` }, origin, 100)).toBeNull();
});

test('no other address is requested, and none for an invoice without one', async () => {
  asked.length = 0;
  const addresses = [
    `${origin}/fine.pdf`,
    `${origin}${FOLDER}/../fine.pdf`,
    'file:///etc/passwd',
    'no address',
    null,
  ];
  for (const pdfUrl of addresses) expect(await receiptPdf({ pdfUrl }, origin)).toBeNull();
  const elsewhere = `${origin}${FOLDER}/fine.pdf`;
  expect(await receiptPdf({ pdfUrl: elsewhere }, 'https://texas.example.com')).toBeNull();
  expect(asked).toEqual([]);
});
