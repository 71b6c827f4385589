import { expect, test } from 'vitest';
import { UsageError } from '../../../platform/commands/commandLine.ts';
import { readArguments as readUsers } from '../../admin/users.args.ts';
import { readArguments as readUser } from './user.args.ts';

const readers = { user: readUser, users: readUsers };

test.each<[keyof typeof readers, string, string]>([
  ['user', '', 'Name a command: add, free, paid, delete, remove-two-step.'],
  ['user', 'free', 'EMAIL is missing.'],
  ['user', 'add a@b.test --last B', '--first is missing.'],
  ['user', 'add a@b.test --first A --last B --paid 3', 'Name the plan with --plan 3.'],
  ['user', 'add a@b.test --first A --last B --plan 3', '--plan, --until and --customer need --paid.'],
  ['user', 'paid a@b.test --plan 4', '--plan takes one of 0, 1, 2, 3; not "4".'],
  ['user', 'free a@b.test --paid', 'free takes no --paid. It takes --yes.'],
  ['users', 'show', 'EMAIL is missing.'],
  ['users', 'grant a@b.test', 'Name the right: free or admin.'],
  ['users', 'grant a@b.test paid', 'There is no right "paid": free or admin.'],
  ['users', 'list --limit 20000', '--limit is at most 10000; not 20000.'],
  ['users', 'show a@b.test --yes', 'show takes no --yes. It takes no options.'],
])('%s %s changes nothing: it says what is wrong, and then what it takes', (command, line, problem) => {
  const args = line.split(' ').filter(Boolean);
  const read = (): unknown => readers[command](args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(problem);
  expect(read).toThrow(`npm run ${command} -- `);
});

test('what they take is read', () => {
  expect(readUsers(['revoke', 'a@b.test', 'free'])).toMatchObject({ email: 'a@b.test', right: 'free' });
  expect(readUser(['paid', 'a@b.test', '--plan', '3', '--until', 'open'])).toMatchObject({
    given: { plan: 3, until: null },
  });
});
