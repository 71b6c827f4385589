import { keptUserAgent } from '../accounts/session.ts';
import type { Context } from '../context.ts';
import { withoutSecrets } from '../lib/withoutSecrets.ts';
import { addClientError } from './clientError.sql.ts';
import type { ReportClientErrorInput } from './clientError.type.ts';

const LONGEST_ERROR = 2_000;
const LONGEST_URL = 500;

/** A text fit to be kept: without secrets and control characters, and not endless. */
function kept(text: string, longest: number): string {
  // Cut before it is searched, and again after what was left out changed its length.
  const cut = text.slice(0, 2 * longest).replace(/[^\P{Cc}\n\t]/gu, ' ');
  return withoutSecrets(cut).slice(0, longest);
}

/** Keeps what a client reports. Throws TOO_MANY_ATTEMPTS where one address reports without end. */
export async function reportClientError(
  context: Context,
  { error, url }: ReportClientErrorInput,
): Promise<void> {
  const { accounts, throttles, address, userAgent } = context;
  await throttles.take('clientError', { address });
  const viewer = await context.viewer();
  const place = kept(url.replace(/[?#].*$/s, ''), LONGEST_URL);
  await accounts.query(addClientError, [
    kept(error, LONGEST_ERROR),
    place,
    keptUserAgent(userAgent),
    viewer?.memberId ?? null,
  ]);
}
