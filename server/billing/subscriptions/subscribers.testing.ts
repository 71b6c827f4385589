import { addPayer, letDaysPass, seen, subscribe, tellAll, type Payer } from './payers.testing.ts';
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
