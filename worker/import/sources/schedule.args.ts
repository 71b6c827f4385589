import { parseArgs } from 'node:util';
import type { ScheduleChange } from '../../../server/market/releases/sources/schedule.rules.ts';
import type { NewSchedule } from '../../../server/market/releases/sources/addedSchedule.rules.ts';
import { commandOf, noMore, numberOf, required } from '../../../server/platform/commands/commandArguments.ts';
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

/** Options that each command takes. */
const taken: Readonly<Record<Asked['command'], readonly string[]>> = {
  list: [],
  run: ['by'],
  cancel: ['by'],
  set: ['cron', 'time-zone', 'on', 'off', 'months', 'address', 'by'],
  add: ['cron', 'time-zone', 'address', 'by'],
  remove: ['by'],
};

/** Reads the operator's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [named = 'list', ...words] = positionals;
  const command = commandOf(named, values, taken, USAGE);
  if (command === 'list') {
    noMore(words, USAGE);
    return { command };
  }
  noMore(words.slice(1), USAGE);
  const name = required(words[0], 'NAME', USAGE);
  const { by = null } = values;
  if (command === 'add') return { command, by, added: addedOf(name, values) };
  if (command !== 'set') return { command, name, by };
  const change = changeOf(values);
  if (Object.keys(change).length > 0) return { command, name, by, change };
  throw new UsageError('Name what to set, such as --cron "0 6 * * 1" or --off.', USAGE);
}

function addedOf(name: string, { cron, address, 'time-zone': timeZone }: Values): NewSchedule {
  const pattern = required(cron, '--cron', USAGE);
  return { name, pattern, address: required(address, '--address', USAGE), timeZone: timeZone ?? null };
}

function changeOf(values: Values): ScheduleChange {
  if (values.on === true && values.off === true) throw new UsageError('Give --on or --off, not both.', USAGE);
  return {
    ...(values.cron !== undefined && { pattern: values.cron }),
    ...(values['time-zone'] !== undefined && { timeZone: values['time-zone'] }),
    ...((values.on ?? values.off) !== undefined && { isOn: values.on === true }),
    ...(values.address !== undefined && { address: values.address }),
    ...(values.months !== undefined && { monthsBack: numberOf(values.months, '--months', USAGE) }),
  };
}
