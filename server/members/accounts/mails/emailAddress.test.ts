import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerOf, subscribe } from '../../../billing/subscriptions/payers.testing.ts';
import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { waitingSessions } from '../../../launch/test/waitingSessions.ts';
import {
  addPerson,
  call,
  doDaily,
  DONE,
  mailedLink,
  mailsTo,
  ownEmail,
  refusedFor,
  withoutStripe,
  type Done,
} from '../privacy/privacy.testing.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const confirm = (token: string): Promise<Done> => call(server, 'confirmEmail', { token });

describe('an address', () => {
  test('is confirmed by the mailed link, once; the welcome follows', async () => {
    const email = 'fresh@example.test';
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { token member { id } } }`;
    const input = { email, firstName: 'Fay', lastName: 'X', password: PASSWORD };
    const answer = await server.query<{ signUp: { token: string; member: { id: string } } }>(
      signUp,
      { input },
      { as: 'anonymous' },
    );
    const memberId = answer.signUp.member.id.slice('member:'.length);
    const person = { memberId, token: answer.signUp.token, email };
    expect(await ownEmail(server, person)).toEqual({ email, isConfirmed: false, pendingEmail: null });
    expect(await mailsTo(server, email)).toEqual(['CONFIRM_EMAIL']);
    expect(await call(server, 'requestEmailConfirmation', null, person.token)).toEqual(DONE);
    const link = await mailedLink(server, memberId, email);
    expect(await confirm(link)).toEqual(DONE);
    expect(await ownEmail(server, person)).toEqual({ email, isConfirmed: true, pendingEmail: null });
    expect(await confirm(link)).toEqual(refusedFor('TOKEN_EXPIRED', 'token'));
    expect(await mailsTo(server, email)).toEqual(['CONFIRM_EMAIL', 'CONFIRM_EMAIL', 'WELCOME']);
    // There is nothing left to confirm.
    await call(server, 'requestEmailConfirmation', null, person.token);
    expect(await mailsTo(server, email)).toHaveLength(3);
  });

  test('is not confirmed by an expired or invented link, or one to another address', async () => {
    const person = await addPerson(server, { isConfirmed: false });
    const old = await mailedLink(server, person.memberId, person.email);
    await server.db.query('/* old */ update email_link set expires_at = now() where member_id = $1', [
      person.memberId,
    ]);
    const foreign = await mailedLink(server, person.memberId, 'once-wanted@example.test');
    for (const token of [old, foreign, 'made up']) {
      expect(await confirm(token)).toEqual(refusedFor('TOKEN_EXPIRED', 'token'));
    }
    expect(await ownEmail(server, person)).toMatchObject({ isConfirmed: false });
  });

  test('gets at most five confirmation links an hour', async () => {
    const { token } = await addPerson(server, { isConfirmed: false });
    for (let i = 0; i < 5; i += 1)
      expect(await call(server, 'requestEmailConfirmation', null, token)).toEqual(DONE);
    expect(await call(server, 'requestEmailConfirmation', null, token)).toEqual(
      refusedFor('TOO_MANY_ATTEMPTS'),
    );
  });

  test('that is new takes effect once confirmed; the old address and Stripe are notified', async () => {
    const person = await addPerson(server);
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    const email = 'Moved@Example.test';
    const isAsked = await call(server, 'changeEmail', { email, password: PASSWORD }, person.token);
    expect(isAsked).toEqual(DONE);
    expect(await ownEmail(server, person)).toMatchObject({
      email: person.email,
      pendingEmail: 'moved@example.test',
    });
    expect(await mailsTo(server, 'moved@example.test')).toEqual(['CONFIRM_EMAIL']);
    const link = await mailedLink(server, person.memberId, 'moved@example.test');
    expect(await confirm(link)).toEqual(DONE);
    expect(await ownEmail(server, person)).toEqual({
      email: 'moved@example.test',
      isConfirmed: true,
      pendingEmail: null,
    });
    const told = (await mailsTo(server, person.email)).filter((kind) => kind === 'EMAIL_CHANGE');
    expect(told).toHaveLength(2);
    const customer = await server.billing.stripe.customers.retrieve(await customerOf(server, person));
    expect(customer).toMatchObject({ email: 'moved@example.test' });
  });

  test('that is new gets the mails that still wait for the member, and none about the old address', async () => {
    const person = await addPerson(server);
    const email = 'elsewhere@example.test';
    await call(server, 'changeEmail', { email, password: PASSWORD }, person.token);
    await server.db.query(
      `/* waits */ insert into outbox_mail (kind, recipient, ended_at, outcome) values
         ('RECEIPT', $1, null, null), ('RENEWAL_FAILED', $1, null, null), ('NEWS', $1, null, null),
         ('PASSWORD_CHANGED', $1, null, null), ('PASSWORD_RESET', $1, null, null), ('IMPORT_NEWS', $1, null, null),
         ('SUBSCRIPTION_STARTED', $1, now(), 'SENT')`,
      [person.email],
    );
    expect(await confirm(await mailedLink(server, person.memberId, email))).toEqual(DONE);
    expect((await mailsTo(server, email)).sort()).toEqual([
      'CONFIRM_EMAIL',
      'NEWS',
      'PASSWORD_CHANGED',
      'RECEIPT',
      'RENEWAL_FAILED',
    ]);
    expect((await mailsTo(server, person.email)).sort()).toEqual([
      'EMAIL_CHANGE',
      'EMAIL_CHANGE',
      'IMPORT_NEWS',
      'PASSWORD_RESET',
      'SUBSCRIPTION_STARTED',
    ]);
  });

  test('that is new reaches Stripe later if Stripe is unreachable', async () => {
    const person = await addPerson(server);
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    await call(server, 'changeEmail', { email: 'late@example.test', password: PASSWORD }, person.token);
    const link = await mailedLink(server, person.memberId, 'late@example.test');
    await withoutStripe(database, server, async (at) => {
      expect(await call(at, 'confirmEmail', { token: link })).toEqual(DONE);
    });
    const customer = async () => server.billing.stripe.customers.retrieve(await customerOf(server, person));
    expect(await customer()).toMatchObject({ email: person.email });
    await doDaily(server);
    expect(await customer()).toMatchObject({ email: 'late@example.test' });
  });

  test('that is new is refused with a wrong password, or if it is taken, even meanwhile', async () => {
    const person = await addPerson(server);
    const { token, memberId } = person;
    const other = await addPerson(server);
    const changeTo = (email: string, password = PASSWORD): Promise<Done> =>
      call(server, 'changeEmail', { email, password }, token);
    expect(await changeTo('new@example.test', 'not it')).toEqual(
      refusedFor('INVALID_CREDENTIALS', 'password'),
    );
    expect(await changeTo(other.email.toUpperCase())).toEqual(refusedFor('EMAIL_TAKEN', 'email'));
    expect(await changeTo(person.email)).toEqual(refusedFor('SAME_EMAIL', 'email'));
    expect(await changeTo('no address')).toEqual(refusedFor('INVALID_EMAIL', 'email'));
    expect(await changeTo('race@example.test')).toEqual(DONE);
    const link = await mailedLink(server, memberId, 'race@example.test');
    await server.db.query(`/* race */ update member set email = 'race@example.test' where id = $1`, [
      other.memberId,
    ]);
    expect(await confirm(link)).toEqual(refusedFor('EMAIL_TAKEN', 'token'));
    // Setting a new password, or cancelling, stops the change.
    const newPassword = 'quite another one 7';
    await call(server, 'changePassword', { currentPassword: PASSWORD, newPassword }, token);
    expect(await ownEmail(server, person)).toMatchObject({ email: person.email, pendingEmail: null });
    await server.db.query('/* free */ delete from member where id = $1', [other.memberId]);
    expect(await confirm(link)).toEqual(refusedFor('TOKEN_EXPIRED', 'token'));
  });

  test('that another account takes in the same moment is refused', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    const email = 'wanted-by-two@example.test';
    await call(server, 'changeEmail', { email, password: PASSWORD }, person.token);
    const link = await mailedLink(server, person.memberId, email);
    const { confirming } = await server.db.transaction(async (tx) => {
      await tx.query('/* taken */ update member set email = $2 where id = $1', [other.memberId, email]);
      const asked = confirm(link);
      await expect.poll(() => server.db.query<unknown[]>(waitingSessions)).toHaveLength(1);
      return { confirming: asked };
    });
    expect(await confirming).toEqual(refusedFor('EMAIL_TAKEN', 'token'));
  });

  test('has one form, whatever its letters are made of, and no invisible ones', async () => {
    const other = await addPerson(server);
    const known = [other.memberId, 'jos\u00e9@example.test'];
    await server.db.query('/* accent */ update member set email = $2 where id = $1', known);
    const { token } = await addPerson(server);
    const changeTo = (email: string): Promise<Done> =>
      call(server, 'changeEmail', { email, password: PASSWORD }, token);
    expect(await changeTo('JOSE\u0301@example.test')).toEqual(refusedFor('EMAIL_TAKEN', 'email'));
    for (const invisible of ['\u200b', '\u202e', '\u00ad']) {
      expect(await changeTo(`ann${invisible}a@example.test`)).toEqual(refusedFor('INVALID_EMAIL', 'email'));
    }
  });
});

test('names change, and invalid ones are refused', async () => {
  const { token } = await addPerson(server);
  const document = `mutation ($input: ChangeNameInput!) {
    changeName(input: $input) { member { firstName lastName } errors { field code } } }`;
  const to = (firstName: string) =>
    server.query(document, { input: { firstName, lastName: 'Y' } }, { token });
  expect(await to(' Bea ')).toEqual({
    changeName: { member: { firstName: 'Bea', lastName: 'Y' }, errors: [] },
  });
  expect(await to(' ')).toEqual({
    changeName: { member: null, errors: [{ field: 'firstName', code: 'INVALID_NAME' }] },
  });
});
