import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { entities } from '../../http/schema/entities.ts';
import { openOperatorBilling } from '../../http/openPayment.ts';
import { commandLine } from '../../platform/commands/commandLine.ts';
import { createDataSource } from '../../platform/database.ts';
import { readEnv, type Env } from '../../platform/env.ts';
import { Refused } from '../../platform/lib/fieldErrors.ts';
import { commandLog } from '../../platform/log.ts';
import type { DeletionDeps } from '../accounts/privacy/deleteAccount.ts';
import { readArguments, USAGE, type Asked } from './users.args.ts';
import { changeRight, deleteUser, sendReset, showUser, UsersRefused, usersLike } from './users.ts';
import type { ChangedUser, User } from './users.ts';

async function run(db: DataSource, env: Env, asked: Asked): Promise<User | ChangedUser | User[]> {
  switch (asked.command) {
    case 'list':
      return usersLike(db, asked.text, asked.limit);
    case 'show':
      return showUser(db, asked.email);
    case 'reset':
      return sendReset(db, asked.email);
    case 'delete':
      return withBilling(db, env, (deps) => deleteUser(deps, asked));
    default:
      return withBilling(db, env, (deps) => changeRight(deps, { ...asked, isOn: asked.command === 'grant' }));
  }
}

async function withBilling<T>(
  db: DataSource,
  env: Env,
  work: (deps: DeletionDeps) => Promise<T>,
): Promise<T> {
  const billing = await openOperatorBilling(db, env);
  try {
    return await work({ accounts: db, billing, log: commandLog('users') });
  } finally {
    await billing.close();
  }
}

const DONE: Readonly<Record<Asked['command'], string>> = {
  list: '',
  show: '',
  grant: 'Granted. ',
  revoke: 'Revoked. ',
  reset: 'A link to set a new password is on its way. ',
  delete: 'Deleted: ',
};

function describe({ email, firstName, lastName, isAdmin, isFree, isPaid, lastSignInAt }: User): string {
  const rights = [
    ...(isAdmin ? ['administrator'] : []),
    ...(isFree ? ['free access'] : isPaid ? ['paid'] : []),
  ];
  const seen =
    lastSignInAt === null ? 'never signed in' : `signed in ${lastSignInAt.toISOString().slice(0, 10)}`;
  return `${email}  ${firstName} ${lastName}  ${rights.join(', ') || 'no access'}  ${seen}`;
}

function textOf(answer: User | ChangedUser | User[], command: Asked['command']): string {
  if (Array.isArray(answer)) return answer.map(describe).join('\n') || 'There are no such accounts.';
  const outcome = 'subscriptionOutcome' in answer ? answer.subscriptionOutcome : null;
  return `${DONE[command]}${describe(answer)}${outcome === null ? '' : `\n${outcome}`}`;
}

await commandLine({
  usage: USAGE,
  run: async (args) => {
    const asked = readArguments(args);
    const env = readEnv();
    const options = { applicationName: 'users', poolSize: 2, entities };
    const db = await createDataSource(env.databaseUrl, options).initialize();
    try {
      const json = await run(db, env, asked);
      return { text: textOf(json, asked.command), json, code: 0 };
    } finally {
      await db.destroy();
    }
  },
  refusals: [UsersRefused, Refused],
  sentenceOf: (error) => `The account was not changed: ${error.message}`,
});
