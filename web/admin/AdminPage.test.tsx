import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../test/browserStubs.ts';
import { fakeRoot } from '../test/fakeApi.ts';
import { address, renderPage, usePages } from '../test/renderPage.tsx';

usePages();

const answers = { viewer: { ...fakeRoot.viewer, isAdmin: true } };

test('others than administrators go to the search', async () => {
  renderPage('/stt/admin');
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test('both pies are there, and as tables', async () => {
  renderPage('/stt/admin', { answers });
  expect(
    await screen.findByRole('img', { name: 'Total Number of Users: Free 1, Active 10, Inactive 1' }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Active Subscribers: Monthly 7, Yearly 3' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Active Subscribers' });
  expect(within(table).getByRole('row', { name: /Monthly 7 70\.0%/ })).toBeTruthy();
  expect(screen.queryByText(/cancelled/)).toBeNull();
});

test('active users who have cancelled are not subscribers, and are said to be missing there', async () => {
  const memberStatistics = { ...fakeRoot.memberStatistics, monthly: 6 };
  renderPage('/stt/admin', { answers: { ...answers, memberStatistics } });
  await screen.findByRole('img', { name: 'Active Subscribers: Monthly 6, Yearly 3' });
  await screen.findByText(/^1 active user has cancelled: access lasts until the paid period ends/);
});

test('ten users show at once, and a member is found', async () => {
  const { user } = renderPage('/stt/admin', { answers });
  const table = await screen.findByRole('table', { name: 'List of Users' });
  await within(table).findByText('person4@example.com');
  expect(screen.getByText('1–10 of 12')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Export CSV' })).toHaveLength(2);
  await user.click(
    within(screen.getByRole('navigation', { name: 'Pages of List of Users' })).getByRole('button', {
      name: 'Next page',
    }),
  );
  expect(address()).toBe('/stt/admin?user-page=2');
  await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'person12');
  expect(address()).toBe('/stt/admin?user-find=person12');
  await waitFor(() => expect(within(table).queryByText('person4@example.com')).toBeNull());
  expect(within(table).getByText('person12@example.com')).toBeTruthy();
});

test('cities that marketplaces name and nobody knows say where they count', async () => {
  renderPage('/stt/admin', { answers });
  const table = await screen.findByRole('table', { name: 'Unknown marketplace cities' });
  await within(table).findByText('HIGHES SPRINGS');
  for (const words of [
    /HUGHES SPRINGS, Cass County/,
    /RUNNELS COUNTY Runnels County only/,
    /STAR HARBOR no place/,
  ]) {
    expect(within(table).getByRole('row', { name: words })).toBeTruthy();
  }
});

test('a member’s subscription, refunds and errors show, and rights are given', async () => {
  const cancelled = { isYearly: false, status: 'ACTIVE', currentPeriodEnd: '2026-12-21T10:00:00Z' };
  const setMemberRights = () => ({ member: null, cancelled, errors: [] });
  const { user, asked } = renderPage('/stt/admin', { answers: { ...answers, setMemberRights } });
  await user.click(await screen.findByRole('button', { name: 'Details of person4@example.com' }));
  expect(await screen.findByText('Visa ending in 4242, 04/2030')).toBeTruthy();
  expect(screen.getByText(/Refund of \$15\.00, succeeded.*, charged \w/)).toBeTruthy();
  expect(screen.getByText('Caught: a chart broke')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make free' }));
  // The dialog says first what will happen, and the page then what became of it.
  await screen.findByText(
    /^Their plan is Monthly \(\$15\.00 a month\), paid until December 21st 2026\. It is cancelled at the payment service/,
  );
  await user.click(screen.getByRole('button', { name: 'Keep as it is' }));
  expect(asked.some(({ name }) => name === 'SetMemberRights')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Make free' }));
  await user.click(await screen.findByRole('button', { name: 'Give free access' }));
  expect(
    await screen.findByText(
      'Done. The monthly plan is cancelled: it ends on December 21st 2026 and is not renewed.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make administrator' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make person4@example.com an administrator?' });
  expect(dialog.textContent).toMatch(/They see every member.*Their plan is unchanged and still charged/);
  await user.click(within(dialog).getByRole('button', { name: 'Keep as it is' }));
  expect(asked.filter(({ name }) => name === 'SetMemberRights')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'End sessions of person4@example.com' }));
  expect(await screen.findByText('2 ended.')).toBeTruthy();
  const sent = asked.find(({ name }) => name === 'SetMemberRights');
  expect(sent?.variables).toEqual({ input: { memberId: 'member:4', isFree: true } });
  expect(asked.filter(({ name }) => name === 'AuditLog').length).toBeGreaterThan(1);
});

test('shows what the daily check found, and previews of emails', async () => {
  const { user } = renderPage('/stt/admin', { answers });
  await screen.findByText(/10 compared, 1 corrected\./);
  await screen.findByText(/at Stripe it is plan 2, canceled/);
  await user.click(screen.getByRole('button', { name: 'Preview emails' }));
  const mail = await screen.findByText('Welcome to Texas Receipts');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await user.click(mail);
  expect(screen.getByText('Your account is ready.')).toBeTruthy();
});

test('free access and the administration are taken away only after saying what is lost', async () => {
  const setMemberRights = () => ({ member: null, cancelled: null, errors: [] });
  const { user, asked } = renderPage('/stt/admin', { answers: { ...answers, setMemberRights } });
  await user.click(await screen.findByRole('button', { name: 'Details of person2@example.com' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke free access' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke free access of person2@example.com?' });
  expect(dialog.textContent).toContain(
    'They have no active plan: they immediately lose access to everything except plans',
  );
  expect(asked.some(({ name }) => name === 'SetMemberRights')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Revoke free access' }));
  await screen.findByText('Done.');
  const sent = asked.find(({ name }) => name === 'SetMemberRights');
  expect(sent?.variables).toEqual({ input: { memberId: 'member:2', isFree: false } });
});

test('administrators cannot revoke their own rights', async () => {
  const { user } = renderPage('/stt/admin', { answers });
  await user.click(await screen.findByRole('button', { name: 'Details of person1@example.com' }));
  const button = await screen.findByRole('button', { name: 'Revoke administrator rights' });
  expect(button).toHaveProperty('disabled', true);
});

test('the security log tells who came and who was refused, by kind and by whom, and notes its own export', async () => {
  const { user, asked } = renderPage('/stt/admin?sec.kind=SIGN_IN_FAILED', { answers });
  const files = catchDownloads();
  const log = await screen.findByRole('table', { name: 'Security log' });
  expect(await within(log).findByText('Sign-in failed')).toBeTruthy();
  expect(within(log).queryByText('Signed in')).toBeNull();
  const card = within(screen.getByRole('region', { name: 'Security log' }));
  await user.click(card.getByRole('combobox', { name: 'Kind of event' }));
  await user.click(await screen.findByTitle('Everything'));
  expect(await within(log).findByText('Signed in')).toBeTruthy();
  await user.type(card.getByRole('searchbox', { name: 'Member or network address' }), 'person2{Enter}');
  await waitFor(() => expect(within(log).queryByText('Sign-in failed')).toBeNull());
  expect(asked.filter(({ name }) => name === 'SecurityLog').at(-1)?.variables).toMatchObject({
    filter: { kind: null, text: 'person2' },
  });
  await user.click(card.getByRole('button', { name: 'Export CSV' }));
  expect(files.map(({ name }) => name)).toEqual(['SecurityLog.csv']);
  await waitFor(() => {
    expect(asked.find(({ name }) => name === 'NoteExport')?.variables).toEqual({
      input: { name: 'SecurityLog.csv', rows: 1 },
    });
  });
});

test('the security log names an export in the words of the page that offers it', async () => {
  const [event] = fakeRoot.securityLog({}).nodes;
  const exported = { ...event, kind: 'EXPORTED', details: 'hotelMonths.csv, 12345 rows' };
  const securityLog = { ...fakeRoot.securityLog({}), nodes: [exported] };
  const { user } = renderPage('/stt/admin', { answers: { ...answers, securityLog } });
  const log = await screen.findByRole('table', { name: 'Security log' });
  expect(await within(log).findByText('Monthly figures of hotels as CSV, 12,345 rows')).toBeTruthy();
  const files = catchDownloads();
  await user.click(
    within(screen.getByRole('region', { name: 'Security log' })).getByRole('button', { name: 'Export CSV' }),
  );
  expect(await files[0]?.text).toContain('Monthly figures of hotels as CSV, 12,345 rows');
});

test('the log tells who did what, and the clock can be moved', async () => {
  const { user, asked } = renderPage('/stt/admin', { answers });
  const log = await screen.findByRole('table', { name: 'Activity log' });
  expect(await within(log).findByText('Made free')).toBeTruthy();
  const days = await screen.findByLabelText('Days, 1 to 800');
  await user.clear(days);
  await user.type(days, '801{Enter}');
  expect(await screen.findByText('Enter 1 to 800 days.')).toBeTruthy();
  await user.clear(days);
  await user.type(days, '31{Enter}');
  expect(await screen.findByText('The clock shows December 22nd 2026.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'MoveDemonstrationClock')?.variables).toEqual({
    input: { days: 31 },
  });
});

test('messages wait with whom to answer, until they are marked as answered', async () => {
  const { user, asked } = renderPage('/stt/admin', { answers });
  await screen.findByText('Where is my hotel?');
  expect(screen.getByRole('link', { name: 'bo@example.com' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark the message of bo@example.com as answered' }));
  await screen.findByText('Marked as answered.');
  const marked = asked.find(({ name }) => name === 'SetHelpMessageAnswered')?.variables;
  expect(marked).toEqual({ input: { messageId: 1, isAnswered: true } });
});

test('it says what runs for each purpose, and what would switch a service on', async () => {
  renderPage('/stt/admin', { answers });
  const table = await screen.findByRole('table', { name: 'Services' });
  const row = (name: RegExp): string | null => within(table).getByRole('row', { name }).textContent;
  expect(row(/Payment/)).toBe(
    'PaymentStand-in A stand-in for Stripe on this machine: no card is chargedSTRIPE_SECRET_KEY',
  );
  expect(row(/Email/)).toBe('EmailConfigured An email serverSMTP_URL');
  expect(row(/Coordinates/)).toContain('Not available');
});

test('with real payments there is no demonstration clock', async () => {
  renderPage('/stt/admin', {
    answers: { ...answers, billing: { ...fakeRoot.billing, mode: 'LIVE', publishableKey: 'pk_live_1' } },
  });
  await screen.findByRole('table', { name: 'Activity log' });
  expect(screen.queryByText('Demonstration clock')).toBeNull();
});

test('without payment set up, no comparison with Stripe is promised', async () => {
  const billing = { ...fakeRoot.billing, mode: 'NOT_SET_UP' };
  const subscriptionCheck = { check: null, alerts: [] };
  renderPage('/stt/admin', { answers: { ...answers, billing, subscriptionCheck } });
  await screen.findByText(/^Payment is not set up here, so subscriptions are not compared with Stripe\./);
  expect(screen.queryByText(/has not run yet/)).toBeNull();
});
