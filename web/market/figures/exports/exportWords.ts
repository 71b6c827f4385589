import type { ExportFormat, ExportLineFragment } from '../../../gql/graphql.ts';
import { formatMoment } from '../../../ui/formats/formatMoment.ts';
import { formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { counted } from '../../../ui/formats/counted.ts';
import type { Format } from './exportedRows.ts';

export const formatNames: Readonly<Record<ExportFormat, string>> = {
  CSV: 'CSV',
  CSV_GZ: 'CSV, compressed',
  JSONL: 'JSON lines',
  JSONL_GZ: 'JSON lines, compressed',
  XLSX: 'Excel',
  PARQUET: 'Parquet',
};

export const formatOptions = [
  { value: 'csv', label: 'CSV' },
  { value: 'csv.gz', label: 'CSV, zipped', name: 'CSV, compressed with gzip' },
  { value: 'xlsx', label: 'Excel', name: 'Excel workbook with definitions' },
  { value: 'parquet', label: 'Parquet' },
  { value: 'jsonl', label: 'JSON lines' },
] as const satisfies readonly { value: Format; label: string; name?: string }[];

export const formatCodes: Readonly<Record<Format, ExportFormat>> = {
  csv: 'CSV',
  'csv.gz': 'CSV_GZ',
  xlsx: 'XLSX',
  parquet: 'PARQUET',
  jsonl: 'JSONL',
};

const KB = 1_000;
const MB = 1_000_000;
const GB = 1_000_000_000;

/** `1.2 MB` */
export function sizeText(bytes: number): string {
  if (bytes >= GB) return `${(bytes / GB).toFixed(1)} GB`;
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${String(Math.max(1, Math.round(bytes / KB)))} KB`;
}

/** The periods that an export lacks, `2023-10 to 2023-12, 2024-Q1`, as `Oct 2023 to Dec 2023, Q1 2024`. */
export function periodsText(periods: string): string {
  const months = periods.replaceAll(/\d{4}-\d{2}/g, (month) => formatShortMonth(month));
  return months.replaceAll(/(\d{4})-(Q\d)/g, '$2 $1');
}

type Line = Pick<ExportLineFragment, 'state' | 'rows' | 'bytes' | 'message' | 'expiresAt'>;

/** The state of an export in a few words. */
export function stateText({ state, rows, bytes, message, expiresAt }: Line): string {
  switch (state) {
    case 'WAITING':
      return 'Waiting to start';
    case 'RUNNING':
      return rows === 0 ? 'Being prepared' : `Being prepared: ${counted(rows, 'row')} so far`;
    case 'DONE':
      return `Ready: ${counted(rows, 'row')}, ${sizeText(bytes)}, until ${formatMoment(expiresAt ?? '')}`;
    case 'FAILED':
      return `Failed. ${message ?? ''}`;
    case 'EXPIRED':
      return 'The file was deleted after 24 hours';
  }
}

/** The link on this host: the product may also be reached under another address than its public one. */
export function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
