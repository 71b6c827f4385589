import { parseArgs } from 'node:util';
import { UsageError } from '../../server/platform/commands/commandLine.ts';
import { MOST_CHANGED_SHARE } from './completeness.ts';
import type { ImportOptions } from './options.ts';
import { percentage } from './reportText.ts';

export const USAGE = `npm run import -- [options] FILE…

Imports releases of the Texas comptroller: csv, zip, gz or json files, several at once. A file may also be an address,
https://host/file.zip or s3://bucket/file.zip.

  --dry-run             check everything, publish nothing
  --period 2015-01      month of a file that does not state its month (or its year: 2015)
  --accept-incomplete   publish a release although rows are missing
  --accept-changes      publish a new issue that changes more than ${percentage(MOST_CHANGED_SHARE)} of the rows
  --accept-future       publish a release with months after the running one
  --accept-amounts      publish a release with mostly zero or negative amounts

The answer of --json is the report of each release: a list, unless there is one only.

Exit code: 0 published or already published, 2 refused or an address that cannot be reached, 1 failed.`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  period: { type: 'string' },
  'accept-incomplete': { type: 'boolean', default: false },
  'accept-changes': { type: 'boolean', default: false },
  'accept-future': { type: 'boolean', default: false },
  'accept-amounts': { type: 'boolean', default: false },
} as const;

export interface Asked {
  /** Paths and addresses. */
  files: string[];
  options: Partial<ImportOptions>;
}

/** Reads the operator's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true });
  if (files.length === 0) throw new UsageError('Name at least one file, such as HOT2303.zip.', USAGE);
  return {
    files,
    options: {
      period: values.period ?? null,
      dryRun: values['dry-run'],
      acceptIncomplete: values['accept-incomplete'],
      acceptChanges: values['accept-changes'],
      acceptFuture: values['accept-future'],
      acceptAmounts: values['accept-amounts'],
    },
  };
}
