import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { addPerson } from './privacy.testing.ts';
import { ownData } from './ownData.sql.ts';

const server = useServer();

/** Tables about members that the download leaves out, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  email_link: 'hashes of links, which expire; the address is in the account',
  erased_customer: 'customers at Stripe of accounts that are gone',
  erasure: 'accounts that are gone',
  password_reset_token: 'hashes of links, which expire',
  recovery_code: 'hashes of codes',
  second_step_challenge: 'secrets of sign-ins that are under way, for minutes',
  upload: 'files of the comptroller’s, on their way to the worker',
};

test('the download has every table about members, except those that have a reason', async () => {
  const tables = await server.db.query<{ name: string }[]>(`/* membersTables */
    select distinct table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'member_id' order by name`);
  const missing = tables.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(ownData));
  expect(missing).toEqual(Object.keys(LEFT_OUT).toSorted());
});

test('the download has second steps without their secrets, and the choice of emails about imports', async () => {
  const person = await addPerson(server);
  await server.db.query(
    `/* step */ insert into second_step (member_id, kind, name, secret, last_period)
     values ($1, 'AUTHENTICATOR', 'My phone', '\\xdeadbeef', 0)`,
    [person.memberId],
  );
  const [row] = await server.db.query<{ json: string }[]>(ownData, [person.memberId]);
  expect(JSON.parse(row?.json ?? '')).toMatchObject({
    account: { wantsImportMails: true },
    secondSteps: [{ kind: 'AUTHENTICATOR', name: 'My phone', lastUsedAt: null }],
  });
  expect(row?.json).not.toContain('deadbeef');
});
