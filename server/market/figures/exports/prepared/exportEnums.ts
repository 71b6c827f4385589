import { registerEnumType } from 'type-graphql';
import type { ExportFormat as FileFormat } from '../../../../platform/lib/exports/exportColumns.ts';

export const ExportFormat = {
  CSV: 'CSV',
  CSV_GZ: 'CSV_GZ',
  JSONL: 'JSONL',
  JSONL_GZ: 'JSONL_GZ',
  XLSX: 'XLSX',
  PARQUET: 'PARQUET',
} as const;
export type ExportFormat = keyof typeof ExportFormat;

export const ExportState = {
  WAITING: 'WAITING',
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
} as const;
export type ExportState = keyof typeof ExportState;

/** The ending of a file's name. */
export const fileFormats: Readonly<Record<ExportFormat, FileFormat>> = {
  CSV: 'csv',
  CSV_GZ: 'csv.gz',
  JSONL: 'jsonl',
  JSONL_GZ: 'jsonl.gz',
  XLSX: 'xlsx',
  PARQUET: 'parquet',
};

registerEnumType(ExportFormat, {
  name: 'ExportFormat',
  description: 'Format of an exported file.',
  valuesConfig: {
    CSV: { description: 'Comma-separated values, for spreadsheets and programs.' },
    CSV_GZ: { description: 'CSV, compressed with gzip.' },
    JSONL: { description: 'One JSON object a line.' },
    JSONL_GZ: { description: 'JSONL, compressed with gzip.' },
    XLSX: {
      description:
        'Excel workbook with a sheet of definitions. Rows after the first 1,048,575, Excel’s limit, are on a second sheet.',
    },
    PARQUET: { description: 'Apache Parquet, with a type for each column; cents are exact decimals.' },
  },
});

registerEnumType(ExportState, {
  name: 'ExportState',
  description: 'State of an export that is prepared in the background.',
  valuesConfig: {
    WAITING: { description: 'It waits for its turn.' },
    RUNNING: { description: 'Its file is being written.' },
    DONE: { description: 'Its file can be downloaded.' },
    FAILED: { description: 'It ended without a file; `message` says why.' },
    EXPIRED: { description: 'Its file was deleted, 24 hours after it was done.' },
  },
});
