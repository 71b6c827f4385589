import { addPayer, letDaysPass, seen, subscribe, tellAll, type Payer } from './payers.testing.ts';
import type { TestServer } from '../../launch/test/query.ts';

/** A new member who has subscribed. Throws where the card is not accepted. */
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

/** Lets days pass at Stripe's stand-in, which then tells the server what became of the member's plan. */
export async function passDays(server: TestServer, payer: Payer, days: number): Promise<void> {
  await letDaysPass(server, payer, days);
  await tellAll(server, payer);
}

/** How many days of what is paid for are left. */
export async function daysLeft(server: TestServer, payer: Payer): Promise<number> {
  const { subscription } = await seen(server, payer);
  return (new Date(subscription?.currentPeriodEnd ?? 0).getTime() - Date.now()) / 86_400_000;
}
