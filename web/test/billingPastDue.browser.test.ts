import { beforeAll, expect, test } from 'vitest';
import { CARD, FAILED, ask, fillCard, fillDetails, isFine, press, says, subscriber } from './billing.ts';
import { PASSWORD } from './people.ts';
import { answerBank } from './planSteps.ts';
import { LOOKS, signedIn } from './visit.ts';
import type { Stored } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: false });
const members: Stored[] = [];
let admin: Stored = {};

/** One member for each look, all of them with a card that asks each time. */
beforeAll(async () => {
  for (const { theme, width } of LOOKS)
    members.push(await pastDue(`past-${theme}${String(width)}@example.com`));
  admin = await signedIn(world.product, await world.product.add('clock@example.com', { isAdmin: true }));
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

test.each(LOOKS.map((look, i) => ({ ...look, i })))(
  'a renewal that is past due is paid past the bank, by keyboard alone, $theme at $width px',
  async ({ theme, width, i }) => {
    const stored = members[i];
    if (stored === undefined) throw new Error('There is no such member.');
    const { page, complaints, close } = await world.visit({ width, theme, stored });
    await page.goto('/stt/search');
    await page.getByText(/\$15\.00 is open\. Unless it is paid, access ends on/).waitFor();
    await isFine(page);
    await page.getByRole('link', { name: 'Pay in My Account' }).click();
    await page
      .getByText(/The last renewal was not paid\. \$15\.00 is open\. The card is tried again on/)
      .waitFor();
    await isFine(page);
    await press(page, 'button', 'Pay $15.00 now');
    await answerBank(page, 'Fail');
    await says(page, FAILED);
    await isFine(page);
    await press(page, 'button', 'Pay $15.00 now');
    await answerBank(page, 'Complete');
    await says(page, 'Your membership is paid.');
    await expect.poll(() => page.getByRole('button', { name: /^Pay .* now$/ }).count()).toBe(0);
    await page.getByRole('cell', { name: '$15.00' }).nth(1).waitFor();
    // The banner is gone with what it told of.
    await page.goto('/stt/search');
    await page.getByText('Howdy, Ana!').waitFor();
    await expect.poll(() => page.getByText(/access ends on/).count()).toBe(0);
    await isFine(page);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('its mails say what is owed, where it is paid, and that it was', async () => {
  const { theme, width } = LOOKS[0];
  const email = `past-${theme}${String(width)}@example.com`;
  const subjects = (): string[] =>
    world.product.mailsTo(email).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
  await expect
    .poll(subjects)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/subscription has started$/),
        expect.stringMatching(/renewal was not paid$/),
      ]),
    );
  // The receipt of the first month and that of the renewal, and nothing twice.
  await expect.poll(() => subjects().filter((subject) => subject.includes('receipt')).length).toBe(2);
  const receipt = world.product.mailsTo(email).find((mail) => /^Subject: .*receipt/m.test(mail)) ?? '';
  expect(receipt).toMatch(/Content-Disposition: attachment; filename=invoice-\S+\.pdf/);
  const failed = world.product.mailsTo(email).find((mail) => mail.includes('renewal was not paid')) ?? '';
  expect(failed).toMatch(/\$15\.00 for your Monthly plan is open/);
  expect(failed).toMatch(/\/demonstration\/invoices\/in_/);
  expect(new Set(subjects()).size).toBe(subjects().length);
});

test('free access on a paying member is told first, and charges nothing more in 70 days', async () => {
  const email = 'made-free@example.com';
  const member = await subscriber(world.product, email);
  const { page, complaints, close } = await world.visit({ ...LOOKS[0], stored: admin });
  await page.goto('/stt/admin');
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(email);
  await page.getByRole('button', { name: `Details of ${email}` }).click();
  await page.getByRole('button', { name: 'Make free' }).click();
  await page.getByText(/Their plan is Monthly \(\$15\.00 a month\), paid until .* It is cancelled/).waitFor();
  await isFine(page);
  await page.getByRole('button', { name: 'Give free access' }).click();
  await page.getByText(/The monthly plan is cancelled: it ends on .* and is not renewed\./).waitFor();
  expect(complaints).toEqual([]);
  await close();
  const own = await world.visit({ ...LOOKS[0], stored: member });
  await own.page.goto('/stt/settings');
  await own.page.getByText('Your plan is not renewed, and nothing more is charged.').waitFor();
  await isFine(own.page);
  await own.close();
  await ask(world.product, admin, 'mutation { moveDemonstrationClock(input: { days: 70 }) { now } }');
  const { data } = (await ask(
    world.product,
    member,
    '{ viewer { isFree subscription { status } invoices(first: 5) { nodes { amountPaid } } } }',
  )) as { data: { viewer: object } };
  expect(data.viewer).toEqual({
    isFree: true,
    subscription: { status: 'ENDED' },
    invoices: { nodes: [{ amountPaid: 15 }] },
  });
});

// The last, since it moves the time for everyone.
test.each(LOOKS)(
  'after the plan has ended, a member signs in, buys another and has both invoices, $theme at $width px',
  async ({ theme, width }) => {
    const email = `back-${theme}${String(width)}@example.com`;
    const before = await subscriber(world.product, email);
    await ask(world.product, before, 'mutation { cancelSubscription(input: {reason: OPTION4}) { token } }');
    await ask(world.product, admin, 'mutation { moveDemonstrationClock(input: { days: 32 }) { now } }');
    const { page, complaints, close } = await world.visit({ width, theme });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/paymentplan');
    await page.getByText(/^Your Monthly plan ended on .* Your portfolios are kept/).waitFor();
    await page.getByRole('cell', { name: '$15.00' }).waitFor();
    await isFine(page);
    await page.getByRole('link', { name: 'Sign Up, Yearly' }).click();
    await page.waitForURL('**/paymentform/3');
    await page.getByText('$150.00 a year, renewed each year until you cancel.').waitFor();
    await fillDetails(page);
    await fillCard(page, CARD.fine);
    await page.getByRole('checkbox').check();
    await isFine(page);
    await page.getByRole('button', { name: 'Pay $150.00' }).click();
    await says(page, 'Purchase complete');
    await page.waitForURL('**/stt/search');
    await page.getByText('Howdy, Ana!').waitFor();
    await page.goto('/stt/settings');
    await page.getByText('$150.00 a year').waitFor();
    const amounts = page.getByRole('cell', { name: /^\$/ });
    await expect.poll(() => amounts.allTextContents()).toEqual(['$150.00', '$15.00']);
    await isFine(page);
    expect(complaints).toEqual([]);
    await close();
  },
);
