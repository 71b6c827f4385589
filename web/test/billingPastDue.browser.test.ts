import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { FAILED, ask, isFine, press, says, subscriber } from './billing.ts';
import { LOOKS, signedIn, tabTo } from './visit.ts';
import type { Stored } from './visit.ts';
import { useWorld } from './world.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 600_000 });

const world = useWorld({ sample: false });
const members: Stored[] = [];

/** One member for each look, all of them with a card that asks each time. */
beforeAll(async () => {
  for (const { theme, width } of LOOKS)
    members.push(await pastDue(`past-${theme}${String(width)}@example.com`));
  const admin = await signedIn(
    world.product,
    await world.product.add('clock@example.com', { isAdmin: true }),
  );
  await ask(world.product, admin, 'mutation { moveDemonstrationClock(input: { days: 32 }) { now } }');
});

const BILLING = '{name: "Ana", line1: "1 Main St", city: "Marfa", state: "TX", country: "US"}';

async function pastDue(email: string): Promise<Stored> {
  const stored = await subscriber(world.product, email);
  const { data } = (await ask(
    world.product,
    stored,
    `mutation { updateCard(input: {paymentMethodId: "pm_card_threeDSecure2Required", billing: ${BILLING}}) { clientSecret } }`,
  )) as { data: { updateCard: { clientSecret: string } } };
  const secret = data.updateCard.clientSecret;
  const answer = `mutation { answerDemonstrationChallenge(input: {clientSecret: "${secret}", pass: true}) { ok } }`;
  await ask(world.product, stored, answer);
  await ask(world.product, stored, 'mutation { confirmCard { errors { code } } }');
  return stored;
}

async function answerBank(page: Page, button: 'Complete' | 'Fail'): Promise<void> {
  const bank = page.getByRole('dialog', { name: 'Your bank asks whether it is you' });
  await bank.waitFor();
  await isFine(page);
  await tabTo(page, bank.getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
}

test.each(LOOKS.map((look, i) => ({ ...look, i })))(
  'a renewal that is past due is paid past the bank, by keyboard alone, $theme at $width px',
  async ({ theme, width, i }) => {
    const stored = members[i];
    if (stored === undefined) throw new Error('There is no such member.');
    const { page, complaints, close } = await world.visit({ width, theme, stored });
    await page.goto('/stt/settings');
    await page.getByText(/The last renewal was not paid\. The card is tried again on/).waitFor();
    await isFine(page);
    await press(page, 'button', 'Pay now');
    await answerBank(page, 'Fail');
    await says(page, FAILED);
    await isFine(page);
    await press(page, 'button', 'Pay now');
    await answerBank(page, 'Complete');
    await says(page, 'Your membership is paid.');
    await expect.poll(() => page.getByRole('button', { name: 'Pay now' }).count()).toBe(0);
    await page.getByRole('cell', { name: '$15.00' }).nth(1).waitFor();
    await isFine(page);
    expect(complaints).toEqual([]);
    await close();
  },
);
