import { moneyColumn, textColumn } from '../ui/table/columnKinds.tsx';
import type { Column } from '../ui/table/tableColumns.ts';
import { Unknown } from '../ui/parts/Unknown.tsx';
import type { InvoicesQuery } from '../gql/graphql.ts';
import { words } from './words.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';

export type Invoice = InvoicesQuery['viewer']['invoices']['nodes'][number];

/** Stripe's words, where members would not say them. */
const STATUS: Readonly<Record<string, string>> = {
  OPEN: 'owed',
  UNCOLLECTIBLE: 'not paid',
  VOID: 'cancelled',
};

/** Amount, file, date and status. */
export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    key: 'date',
    title: 'Date',
    value: ({ createdAt }) => createdAt,
    csv: ({ createdAt }) => formatOrdinalDay(createdAt),
    cell: ({ createdAt }) => formatOrdinalDay(createdAt),
    shown: 'phone',
    isHeading: true,
  },
  // The amount owed of an open one, the amount paid of any other.
  moneyColumn({
    key: 'amount',
    title: 'Amount',
    value: ({ status, amountOwed, amountPaid }) => (status === 'OPEN' ? amountOwed : amountPaid),
  }),
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => STATUS[status] ?? status.toLowerCase(),
    shown: 'phone',
  },
  {
    key: 'pdf',
    title: 'Invoice',
    value: ({ pdfUrl }) => pdfUrl,
    cell: ({ pdfUrl, areLinksGone, number, createdAt }) =>
      pdfUrl === null ? (
        <Unknown why={areLinksGone ? words.linksGone : 'no file available'} />
      ) : (
        <a
          href={pdfUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`PDF of ${number ?? formatOrdinalDay(createdAt)}`}
        >
          PDF
        </a>
      ),
    shown: 'phone',
  },
  textColumn('number', 'Number', ({ number }) => number, 'desktop'),
];
