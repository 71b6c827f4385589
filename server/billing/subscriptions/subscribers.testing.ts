import { addPayer, customerOf, letDaysPass, seen, subscribe, tellAll, type Payer } from './payers.testing.ts';
import { readAgain } from './reading.ts';
import type { TestServer } from '../../launch/test/query.ts';

/** Adds a subscribed member. Throws if the card is refused. */
export async function addSubscriber(
  server: TestServer,
  plan = 'MONTHLY',
  card = 'pm_card_visa',
): Promise<Payer> {
  const payer = await addPayer(server);
  const { errors } = await subscribe(server, payer, plan, card);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return payer;
}

/** Moves the stand-in's clock forward; it then sends the member's plan to the server. */
export async function passDays(server: TestServer, payer: Payer, days: number): Promise<void> {
  await letDaysPass(server, payer, days);
  await tellAll(server, payer);
}

/** Days left in the paid period. */
export async function daysLeft(server: TestServer, payer: Payer): Promise<number> {
  const { subscription } = await seen(server, payer);
  return (new Date(subscription?.currentPeriodEnd ?? 0).getTime() - Date.now()) / 86_400_000;
}

/** Sets the day on which the member's subscription ends, as an operator does in Stripe's dashboard. */
export async function setEndAtStripe(server: TestServer, payer: Payer, day: Date): Promise<void> {
  const end = Math.floor(day.getTime() / 1000);
  await server.db.query(
    `/* dashboard */ update demo_stripe.object set data = data || jsonb_build_object('cancel_at', $2::bigint)
     where customer = $1 and id like 'sub_%'`,
    [await customerOf(server, payer), end],
  );
  await readAgain(server.db, server.billing, payer.memberId);
}

/** A moment some days from now, in whole seconds. */
export function inDays(days: number): Date {
  return new Date(Math.floor(Date.now() / 1000 + days * 86_400) * 1000);
}
