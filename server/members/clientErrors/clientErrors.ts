import { keptUserAgent } from '../accounts/sessions/session.ts';
import type { MemberContext } from '../context.ts';
import { keptWithoutSecrets } from '../../platform/lib/keptText.ts';
import { addClientError } from './clientError.sql.ts';
import type { ReportClientErrorInput } from './clientError.type.ts';

const LONGEST_ERROR = 2_000;
const LONGEST_URL = 500;

/** Stores a client's report. Throws TOO_MANY_ATTEMPTS if an address sends too many. */
export async function reportClientError(
  context: MemberContext,
  { error, url }: ReportClientErrorInput,
): Promise<void> {
  const { accounts, throttles, address, userAgent } = context;
  await throttles.take('clientError', { address });
  const viewer = await context.viewer();
  const place = keptWithoutSecrets(url.replace(/[?#].*$/s, ''), LONGEST_URL);
  await accounts.query(addClientError, [
    keptWithoutSecrets(error, LONGEST_ERROR),
    place,
    keptUserAgent(userAgent),
    viewer?.memberId ?? null,
  ]);
}
