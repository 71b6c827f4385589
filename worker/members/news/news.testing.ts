import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestServer } from '../../../server/launch/test/query.ts';
import type { SignedInRole } from '../../../server/launch/test/tokens.ts';
import { createLog } from '../../../server/platform/log.ts';
import { h2Row, h2Rows, M2_HEADER, m2Row } from '../../import/fixtures/rows.testing.ts';
import type { Addressed, Mailer } from '../../mail/mailer.ts';
import { sendMails } from '../../mail/sendMails.ts';
import type { ImportBench } from '../../test/imports.ts';
import { tellNews } from './tellNews.ts';
import type { ProductName } from '../../../server/market/productName.rules.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: 'Lone Star Data LLC',
  supportEmail: null,
  publicUrl: 'https://texas.example.com',
};
export const log = createLog('test', 'silent');

/** A hotel at its own address, not next door to another with as many rooms; its number also makes its receipts differ. */
export function hotelRow(location: number, changes: Parameters<typeof h2Row>[0] = {}): string {
  return h2Row({
    locationNumber: String(location).padStart(5, '0'),
    locationName: `"HOTEL ${String(location)}"`,
    locationAddress: `"${String(location)}0 MAIN ST"`,
    ...changes,
  });
}

/** Enough hotels that nobody follows for a month to look complete. */
export const others = (periodEnd: string): string => h2Rows(120, { periodEnd });

export const barRow = (location: string, periodEnd: string, total: string, liquor = total): string =>
  m2Row({
    locationNumber: location,
    locationName: `BAR ${location}`,
    locationAddress: `${location} BAR ST`,
    permit: `MB90000${location}`,
    periodEnd,
    total,
    liquor,
    wine: '$0',
    beer: '$0',
  });

export const bars = (...rows: string[]): string => `${M2_HEADER}${rows.join('')}`;

/** A portfolio of properties by location number, as of a member who had access when it was made. */
export async function follow(
  bench: ImportBench,
  email: string,
  product: ProductName,
  locations: readonly number[],
): Promise<void> {
  const [portfolio] = await bench.rows<{ id: number }>(
    `insert into portfolio (member_id, product, name) select id, $2, 'Mine' from member where email = $1 returning id`,
    [email, product],
  );
  await bench.rows(
    `insert into portfolio_property select $1, id from ${product}_property where location_number = any($2)`,
    [portfolio?.id, locations],
  );
}

/** Everything that this test's emails do, on an import bench with a server. */
export function newsBench(bench: ImportBench, server: TestServer) {
  const sent: Addressed[] = [];
  const mailer: Mailer = {
    isStandIn: false,
    send: (addressed) => {
      sent.push(addressed);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const operators = { mails: ['ops@example.test'], webhook: null };

  async function publish(fileName: string, content: string): Promise<void> {
    const path = join(bench.dataDir, fileName);
    await writeFile(path, content);
    const reports = await bench.importFile(path);
    expect(reports.map(({ outcome, message }) => [outcome, message])).toEqual([['published', null]]);
  }

  async function chooses(as: SignedInRole, frequency: string): Promise<void> {
    const document = `mutation { setNewsChoice(input: { frequency: ${frequency} }) { ok } }`;
    expect(await server.query(document, {}, { as })).toEqual({ setNewsChoice: { ok: true } });
  }

  /** Two workers look and send at once. Returns the emails of this time, by recipient. */
  async function tell(quietSeconds = 0): Promise<Addressed[]> {
    sent.length = 0;
    await Promise.all([1, 2].map(() => tellNews(bench.pool, operators, quietSeconds)));
    const deps = { pool: bench.pool, mailer, sender, log };
    await Promise.all([sendMails(deps), sendMails(deps)]);
    return sent.toSorted((one, other) => one.to.localeCompare(other.to));
  }

  return { publish, chooses, tell };
}

/** The subjects of emails to an address. */
export const subjectsTo = (mails: readonly Addressed[], to: string): string[] =>
  mails.filter((mail) => mail.to === to).map(({ mail }) => mail.subject);

/** The lines of an email’s lists. */
export function linesOf({ mail }: Addressed): string[] {
  return mail.text.split('\n').filter((line) => line.startsWith('- '));
}
