import { randomBytes } from 'node:crypto';
import type { NewsRow } from '../../market/releases/news/newsItems.rules.ts';
import {
  newsSummary,
  newsByRelease,
  type ReleaseNewsRow,
} from '../../market/releases/news/releaseNews.rules.ts';
import { newsLine } from '../../market/releases/news/newsWords.rules.ts';
import { monthOf } from '../../platform/lib/month.ts';
import { seal, unseal } from '../../platform/lib/sealed.ts';
import { toDollars } from '../../platform/lib/money.ts';

const LONGEST_URL = 1_000;
const SECRET_BYTES = 32;
const use = 'secrets of webhooks';

/** Why a URL cannot be a webhook, as a sentence; null if its form can. Its host is looked up besides. */
export function webhookProblem(url: string): string | null {
  if (url.length > LONGEST_URL) return `The address can have at most ${String(LONGEST_URL)} characters.`;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol !== 'https:') return 'Enter an address that begins with https://.';
  if (parsed.username !== '' || parsed.password !== '')
    return 'Enter the address without a name and password. Each call is signed instead.';
  if (parsed.port !== '') return 'Enter an address without a port: calls go to port 443.';
  return null;
}

/** The signing secret as members see it: `whsec_` and base64, as standardwebhooks.com describes. */
function webhookSecretText(secret: Uint8Array): string {
  return `whsec_${Buffer.from(secret).toString('base64')}`;
}

/** A new signing secret, in the form that is shown and the form that is stored. */
export function newWebhookSecret(sessionSecret: string, memberId: string): { text: string; sealed: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  return { text: webhookSecretText(secret), sealed: seal({ sessionSecret, use, memberId }, secret) };
}

/** Decrypts a signing secret; null if the session secret has changed since. */
export function openWebhookSecret(sessionSecret: string, memberId: string, sealed: Buffer): string | null {
  const secret = unseal({ sessionSecret, use, memberId }, sealed);
  return secret && webhookSecretText(secret);
}

/** A row of news for a webhook; amounts are cents. */
export interface WebhookNewsRow extends ReleaseNewsRow {
  taxpayerNumber: string;
  locationNumber: number;
}

/** JSON of one release's news for a webhook; null without rows. Amounts are dollars; unknown amounts are null. */
export function webhookBody(publicUrl: string, rows: readonly WebhookNewsRow[]): object | null {
  const [release] = newsByRelease(rows);
  const [first] = rows;
  if (!release || !first) return null;
  const { releaseId, fileName, about, kinds, publishedAt } = release;
  return {
    type: 'news.published',
    timestamp: publishedAt.toISOString(),
    data: {
      title: `${about}: ${newsSummary([release])}`,
      page: `${publicUrl}/stt/new?release=${String(releaseId)}`,
      release: {
        id: `release:${String(releaseId)}`,
        fileName,
        product: first.product,
        firstMonth: first.firstMonth,
        lastMonth: first.lastMonth,
      },
      // The page and the feed list the rest.
      counts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
      news: rows.map(itemOf),
    },
  };
}

function itemOf(row: WebhookNewsRow): object {
  const { kind, product, taxpayerNumber, locationNumber, name, city, onDay, periodMonths } = row;
  return {
    kind,
    product,
    taxpayerNumber,
    locationNumber,
    name,
    city,
    month: periodMonths === null ? null : monthOf(onDay),
    periodMonths,
    on: periodMonths === null ? onDay : null,
    ...amountsOf(row),
    text: newsLine(row),
  };
}

function amountsOf(row: NewsRow): object {
  const { receiptsBefore, receiptsAfter, countedBefore, countedAfter, roomsBefore, roomsAfter } = row;
  return {
    receiptsBefore: toDollars(receiptsBefore),
    receiptsAfter: toDollars(receiptsAfter),
    countedBefore: toDollars(countedBefore),
    countedAfter: toDollars(countedAfter),
    wasEstimate: row.wasEstimate,
    isEstimate: row.isEstimate,
    roomsBefore,
    roomsAfter,
  };
}

/** JSON of a test call, without news. */
export function webhookTest(productName: string, at: Date): object {
  return {
    type: 'news.test',
    timestamp: at.toISOString(),
    data: { title: `A test of your webhook at ${productName}` },
  };
}
