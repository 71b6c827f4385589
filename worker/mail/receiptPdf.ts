export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Maximum wait for the PDF; the receipt then goes out with the link alone. */
const PATIENCE_MS = 5_000;
/** Stripe's PDFs have about 50 KB. */
const LARGEST_BYTES = 1024 * 1024;
const STAND_IN = '/demonstration/invoices/';

/**
 * The PDF of an invoice, from Stripe or the stand-in at our own address; null if it does not arrive in time,
 * is too large or is not a PDF.
 */
export async function receiptPdf(
  { pdfUrl, number }: { pdfUrl?: string | null; number?: string | null },
  publicUrl: string,
  patienceMs = PATIENCE_MS,
): Promise<Attachment | null> {
  if (!pdfUrl) return null;
  try {
    const response = await fetched(pdfUrl, publicUrl, AbortSignal.timeout(patienceMs));
    const content = response && (await bounded(response));
    if (content?.subarray(0, 5).toString('latin1') !== '%PDF-') return null;
    const filename = `invoice-${(number ?? '').replace(/[^\w-]/g, '') || 'receipt'}.pdf`;
    return { filename, content, contentType: 'application/pdf' };
  } catch {
    return null;
  }
}

const MOST_STEPS = 3;

/** Follows redirects, each of which must lead to an invoice address too. */
async function fetched(first: string, publicUrl: string, signal: AbortSignal): Promise<Response | null> {
  let address = first;
  for (let step = 0; step < MOST_STEPS && isInvoiceAddress(address, publicUrl); step += 1) {
    const response = await fetch(address, { redirect: 'manual', signal });
    if (response.ok) return response;
    await response.body?.cancel();
    const next = response.headers.get('location');
    if (next === null || !URL.canParse(next, address)) return null;
    address = new URL(next, address).href;
  }
  return null;
}

/** Only these addresses are requested, even if an invoice names another. */
function isInvoiceAddress(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, pathname } = new URL(address);
  if (origin === new URL(publicUrl).origin) return pathname.startsWith(STAND_IN);
  return protocol === 'https:' && hostname.endsWith('.stripe.com');
}

/** The body; null if it is larger than a receipt can be. */
async function bounded(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
