export interface Retention {
  /** Text on the privacy page. */
  what: string;
  /** Days of storage; removed by the following day. */
  days: number;
  /**
   * Tables, each with the time from which a row's days count; empty if something else removes the rows in time.
   */
  tables: Readonly<Record<string, string>>;
}

/** Personal data that is stored for a limited time. The privacy page shows this list; an hourly job enforces it. */
export const retention: readonly Retention[] = [
  {
    what: 'Hashes of network addresses and accounts, counted to stop password guessing',
    days: 1,
    // Redis forgets them by itself, within the hour.
    tables: {},
  },
  {
    what: 'Emails that were sent: their kind, address and time; calls to operators’ own programs',
    days: 7,
    tables: { outbox_mail: 'ended_at', outbox_hook: 'ended_at' },
  },
  {
    what: 'Calls of your webhook: their time and answer',
    days: 30,
    tables: { news_call: 'ended_at' },
  },
  {
    what: 'Used and expired links for passwords and addresses, as hashes',
    days: 7,
    tables: { password_reset_token: 'created_at', email_link: 'created_at' },
  },
  {
    what: 'Sign-ins that wait for a second step, or for a passkey',
    days: 1,
    tables: { second_step_challenge: 'expires_at' },
  },
  {
    what: 'Logs of earlier starts of the servers, without links, passwords and email addresses',
    days: 30,
    tables: {},
  },
  {
    what: 'Sessions that have ended: when, and the name of the browser',
    days: 90,
    tables: { session: 'coalesce(ended_at, last_seen_at)' },
  },
  {
    what: 'The security log: sign-ins, refusals and password changes, with the network address',
    days: 90,
    tables: { security_event: 'at' },
  },
  {
    what: 'API keys that have expired, as hashes, with their names',
    days: 90,
    tables: { api_key: 'expires_at' },
  },
  {
    what: 'Requests and points of each API key, by day',
    days: 90,
    tables: { api_key_day: 'day' },
  },
  {
    what: 'Exports prepared in the background: their name, data set, filters and size; the files are deleted after a day',
    days: 30,
    tables: { export_job: 'finished_at' },
  },
  {
    what: 'Times of exports, to count those of a day',
    days: 2,
    tables: { export_use: 'at' },
  },
  {
    what: 'Reports of errors in your browser',
    days: 90,
    tables: { client_error: 'created_at' },
  },
  {
    what: 'Messages from the payment service: their number and kind',
    days: 90,
    tables: { stripe_event: 'received_at' },
  },
  {
    what: 'The date on which a deleted account was deleted, without a name or address',
    days: 90,
    tables: { erasure: 'ended_at' },
  },
  { what: 'Messages from Help and Support', days: 365, tables: { help_message: 'at' } },
  {
    what: 'Emails written about a payment or a card, the daily payment checks and alerts about payments',
    days: 400,
    // Card reminders need these rows for a month, renewal reminders for two weeks.
    tables: { mail_event: 'created_at', billing_check: 'started_at', billing_alert: 'at' },
  },
  {
    what: 'Backups, which still contain accounts deleted later; they are only read to restore the product',
    // The newest of each of twelve months, and the month that begins.
    days: 396,
    // Each backup deletes those that newer ones replace.
    tables: {},
  },
  {
    what: 'Invoices, refunds and disputes of deleted accounts: number, date, amount and state, without a name',
    // Seven years: longer than any state or federal tax authority requires.
    days: 2_557,
    tables: {
      invoice: 'case when member_id is null then created_at end',
      payment_note: 'case when member_id is null then created_at end',
    },
  },
];
