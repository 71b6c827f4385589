import 'reflect-metadata';
import type { Billing } from '../../../billing/gateway.ts';
import { entities } from '../../../http/schema/entities.ts';
import { commandLine } from '../../../platform/commands/commandLine.ts';
import { createDataSource } from '../../../platform/database.ts';
import { readEnv } from '../../../platform/env.ts';
import { Refused } from '../../../platform/lib/fieldErrors.ts';
import { createLog } from '../../../platform/log.ts';
import { MemberError } from '../member.ts';
import { createLeakCheck } from '../passwords/leakedPasswords.ts';
import { readArguments, USAGE } from './user.args.ts';
import { changeUser } from './userCommands.ts';

await commandLine({
  usage: USAGE,
  run: async (args, { tell }) => {
    const asked = readArguments(args);
    const env = readEnv();
    const options = { applicationName: 'user', poolSize: 2, entities };
    const db = await createDataSource(env.databaseUrl, options).initialize();
    const openBilling = async (): Promise<Billing> => {
      // Stripe's library is large, and most commands need none of it.
      const { openOperatorBilling } = await import('../../../http/openPayment.ts');
      return openOperatorBilling(db, env);
    };
    try {
      const isLeaked = createLeakCheck(env.leakedPasswordsUrl, createLog('user', 'silent'));
      const deps = { db, openBilling, productName: env.productName, isLeaked, tell };
      const said = await changeUser(deps, asked);
      const message = said ?? 'Nothing was changed.';
      return { text: message, json: { email: asked.email, isChanged: said !== null, message }, code: 0 };
    } finally {
      await db.destroy();
    }
  },
  mistakes: [MemberError, Refused],
  sentenceOf: (error) => `The account was not changed: ${error.message}`,
});
