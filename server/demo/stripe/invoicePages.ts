import express, { type Router } from 'express';
import { notFound } from '../../platform/errors.ts';
import { formatCents } from '../../platform/lib/money.ts';
import type { Kinds } from './objects.ts';
import { pdfOf } from './pdf.ts';
import type { Sandbox } from './sandbox.ts';

type Invoice = Kinds['invoice'];

/** The stand-in's invoices as pages and as PDF files. Anybody who knows an invoice's id may see it, as with Stripe. */
export function invoicePages(sandbox: Sandbox, productName: string): Router {
  const router = express.Router();
  router.get('/demonstration/invoices/:id', async (request, response) => {
    const [id = '', extension] = request.params.id.split('.');
    const customer = id.startsWith('in_') ? await sandbox.ownerOf(id) : null;
    const invoice = customer && (await sandbox.change(customer, (world) => world.find('invoice', id)));
    if (!invoice) throw notFound('This invoice');
    const lines = linesOf(invoice, productName);
    const isPdf = extension === 'pdf';
    if (isPdf) response.set('Content-Disposition', `attachment; filename="invoice-${invoice.number}.pdf"`);
    response.set('Cache-Control', 'no-store').type(isPdf ? 'application/pdf' : 'html');
    response.send(isPdf ? pdfOf(lines) : pageOf(lines));
  });
  return router;
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Lines of an invoice, from top to bottom; the first is its title. */
function linesOf(invoice: Invoice, productName: string): string[] {
  const items = invoice.lines.data.map(
    ({ description, period, amount }) =>
      `${description}, ${day(period.start)} to ${day(period.end)}: ${formatCents(amount)}`,
  );
  return [
    `Invoice ${invoice.number}`,
    `${productName}. Demonstration: no card is charged.`,
    `Date: ${day(invoice.created)}`,
    `For: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')}`,
    ...items,
    `Total: ${formatCents(invoice.total)}`,
    `Paid: ${formatCents(invoice.amount_paid)}`,
    `Status: ${invoice.status}`,
  ];
}

function pageOf(lines: string[]): string {
  const escaped = lines.map((line) => line.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  const [title = '', ...rest] = escaped;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>${rest.map((line) => `<p>${line}</p>`).join('')}</main></body></html>
`;
}
