import type { MemberContext } from '../../members/context.ts';
import { otherService } from '../rules/paymentErrors.ts';
import { readBillingSource } from './givenPlan.sql.ts';

/**
 * Throws OTHER_PAYMENT_SERVICE if another server on this database has started since with another payment service: members'
 * records are those of that service now, and unknown to this server's.
 */
export async function requireSameService({
  accounts,
  billing,
  log,
  requestId,
}: Pick<MemberContext, 'accounts' | 'billing' | 'log' | 'requestId'>): Promise<void> {
  // A server without payment lets that of others count.
  if (billing.source === 'none') return;
  const [row] = await accounts.query<{ source: string }[]>(readBillingSource);
  const present = row?.source ?? 'none';
  if (present === billing.source) return;
  log.error({ requestId, present, own: billing.source }, TO_OPERATORS);
  throw otherService();
}

const TO_OPERATORS =
  'A payment was refused, because another server on this database uses another payment service. ' +
  'Give all servers the same STRIPE_… and DEMO_BILLING settings, then restart those that had others';
