import { parseArgs } from 'node:util';
import type { ScheduleChange } from '../../../server/market/releases/sources/schedule.rules.ts';
import type { NewSchedule } from '../../../server/market/releases/sources/addedSchedule.rules.ts';
import { UsageError } from '../../../server/platform/commands/commandLine.ts';

export const USAGE = `npm run schedule -- list
npm run schedule -- run NAME [--by NAME]
npm run schedule -- cancel NAME [--by NAME]
npm run schedule -- set NAME [--cron "0 6 * * 1"] [--time-zone America/Chicago] [--on | --off] [--months 6]
                             [--address ADDRESS] [--by NAME]
npm run schedule -- add NAME --address ADDRESS --cron "0 6 25 * *" [--time-zone America/Chicago] [--by NAME]
npm run schedule -- remove NAME

list    the schedules, with the next and the last run
run     asks the worker for a run at once; it begins within half a minute
cancel  ends a run that fetches or writes, or waits to try again; nothing of it stays
set     changes a schedule
add     adds a schedule that fetches and imports the file of an address, and turns it on
remove  removes one that was added; what it has imported stays

inbox           looks for complete files in INBOX_DIR and imports them
mixed-beverage  fetches the latest months from data.texas.gov and imports them
backup          writes a backup to BACKUP_DIR

  --cron       minute, hour, day of the month, month, day of the week
  --time-zone  time zone of the pattern
  --address    https://host/file or s3://bucket/file; a file that is the same as last time is not imported again
  --months     how many months before the running one the portal is asked for
  --by         name for the record; by default, that of the operating system's user

Exit code: 0 done, 2 refused, 1 failed.`;

export type Asked =
  | { command: 'list' }
  | { command: 'run' | 'cancel' | 'remove'; name: string; by: string | null }
  | { command: 'add'; by: string | null; added: NewSchedule }
  | { command: 'set'; name: string; by: string | null; change: ScheduleChange };

const options = {
  cron: { type: 'string' },
  'time-zone': { type: 'string' },
  on: { type: 'boolean' },
  off: { type: 'boolean' },
  months: { type: 'string' },
  address: { type: 'string' },
  by: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Reads the operator's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command = 'list', name, ...more] = positionals;
  const change = changeOf(values);
  const isChanged = Object.keys(change).length > 0;
  const { by = null } = values;
  if (more.length > 0) throw new UsageError(USAGE);
  if (name === undefined) {
    if (command === 'list' && !isChanged) return { command };
    throw new UsageError(USAGE);
  }
  if (isActionOnly(command) && !isChanged) return { command, name, by };
  if (command === 'set' && isChanged) return { command, name, by, change };
  const { pattern, address, timeZone = null } = change;
  if (command === 'add' && typeof pattern === 'string' && typeof address === 'string')
    return { command, by, added: { name, pattern, address, timeZone } };
  throw new UsageError(USAGE);
}

function isActionOnly(command: string): command is 'run' | 'cancel' | 'remove' {
  return ['run', 'cancel', 'remove'].includes(command);
}

function changeOf(values: Values): ScheduleChange {
  if (values.on === true && values.off === true) throw new UsageError(USAGE);
  return {
    ...(values.cron !== undefined && { pattern: values.cron }),
    ...(values['time-zone'] !== undefined && { timeZone: values['time-zone'] }),
    ...((values.on ?? values.off) !== undefined && { isOn: values.on === true }),
    ...(values.address !== undefined && { address: values.address }),
    ...(values.months !== undefined && { monthsBack: Number(values.months) }),
  };
}
