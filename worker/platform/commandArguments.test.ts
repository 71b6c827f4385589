import { expect, test } from 'vitest';
import { UsageError } from '../../server/platform/commands/commandLine.ts';
import { readArguments as readDoubtful } from '../market/hotels/doubtful.args.ts';
import { readArguments as readImport } from '../import/import.args.ts';
import { readArguments as readSchedule } from '../import/sources/schedule.args.ts';
import { readArguments as readImports } from '../import/releases/imports.args.ts';
import { readArguments as readReleases } from '../import/releases/releases.args.ts';

const readers = {
  doubtful: readDoubtful,
  import: readImport,
  imports: readImports,
  releases: readReleases,
  schedule: readSchedule,
};

const NUMBER = 'must be a whole number from 1 to 999999999, such as 20; not';

test.each<[keyof typeof readers, string, string]>([
  [
    'releases',
    'toString 5',
    'There is no command "toString". Use one of list, show, diff, undo, redo, verify.',
  ],
  ['releases', 'redo', 'NUMBER is missing.'],
  ['releases', 'redo 0', `NUMBER ${NUMBER} "0".`],
  ['releases', 'show 5 6', '"6" is one argument too many.'],
  ['releases', 'show 5 --limit 5', 'show takes no --limit. It takes no options.'],
  ['releases', 'diff 5 --limit 5', 'diff takes no --limit. It takes --top.'],
  ['releases', 'list --product bars', '--product is hotel or beverage; not "bars".'],
  ['releases', 'list 5', '"5" is one argument too many.'],
  ['imports', 'accept 1e3 --note x', `NUMBER ${NUMBER} "1e3".`],
  ['imports', 'list --note x', 'list takes no --note. It takes --limit.'],
  ['imports', 'diff 3 --top all', `--top ${NUMBER} "all".`],
  ['imports', 'constructor 3', 'There is no command "constructor". Use one of list, show, diff'],
  ['import', '--dry-run', 'Name at least one file, such as HOT2303.zip.'],
  ['schedule', 'run', 'NAME is missing.'],
  ['schedule', 'run backup --on', 'run takes no --on. It takes --by.'],
  ['schedule', 'set backup', 'Name what to set, such as --cron "0 6 * * 1" or --off.'],
  ['schedule', 'set backup --on --off', 'Give --on or --off, not both.'],
  ['schedule', 'set mixed-beverage --months six', `--months ${NUMBER} "six".`],
  ['schedule', 'add x --cron daily', '--address is missing.'],
  ['doubtful', 'accept', 'NUMBER is missing.'],
  ['doubtful', 'accept 3 x', `NUMBER ${NUMBER} "x".`],
  ['doubtful', 'leaveout 3', 'There is no command "leaveout". Use one of list, accept, leave-out, undo.'],
  ['doubtful', 'accept 3 --idle', 'accept takes no --idle. It takes --note.'],
])('%s %s changes nothing: it says what is wrong, and then what it takes', (command, line, problem) => {
  const args = line === '' ? [] : (line.match(/"[^"]*"|\S+/g) ?? []);
  const read = (): unknown => readers[command](args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(problem);
  expect(read).toThrow(`npm run ${command} -- `);
});

test('what they take is read', () => {
  expect(readReleases(['redo', '5', '--dry-run'])).toMatchObject({
    command: 'redo',
    releaseId: 5,
    dryRun: true,
  });
  expect(readImports(['accept', '7', '--note', ' checked '])).toMatchObject({ importId: 7, note: 'checked' });
  expect([readReleases([]), readImports([])]).toMatchObject([{ limit: 50 }, { limit: 50 }]);
  expect(readDoubtful(['undo', '3', '4'])).toMatchObject({ ids: [3, 4], decision: null });
  expect(readSchedule(['set', 'mixed-beverage', '--months', '9', '--off'])).toMatchObject({
    change: { monthsBack: 9, isOn: false },
  });
});
