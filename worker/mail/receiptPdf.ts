/** A file that travels with a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** A receipt waits for its file no longer than that, and goes with the link alone. */
const PATIENCE_MS = 5_000;
/** Stripe's are some 50 KB. */
const LARGEST_BYTES = 1024 * 1024;
const STAND_IN = '/demonstration/invoices/';

/**
 * The PDF of an invoice from Stripe, or from the stand-in at our own address; null where it cannot be had in time, is too
 * large or is no PDF.
 */
export async function receiptPdf(
  { pdfUrl, number }: { pdfUrl?: string | null; number?: string | null },
  publicUrl: string,
  patienceMs = PATIENCE_MS,
): Promise<Attachment | null> {
  if (!pdfUrl || !isInvoiceAddress(pdfUrl, publicUrl)) return null;
  try {
    const response = await fetch(pdfUrl, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok || !isInvoiceAddress(response.url, publicUrl)) {
      await response.body?.cancel();
      return null;
    }
    const content = await bounded(response);
    if (content?.subarray(0, 5).toString('latin1') !== '%PDF-') return null;
    const filename = `invoice-${(number ?? '').replace(/[^\w-]/g, '') || 'receipt'}.pdf`;
    return { filename, content, contentType: 'application/pdf' };
  } catch {
    return null;
  }
}

/** No other address is asked for, whatever an invoice says. */
function isInvoiceAddress(address: string, publicUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, pathname } = new URL(address);
  if (origin === new URL(publicUrl).origin) return pathname.startsWith(STAND_IN);
  return protocol === 'https:' && hostname.endsWith('.stripe.com');
}

/** The body, or null where it is larger than a receipt can be. */
async function bounded(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
