import type { Page } from 'playwright-core';
import { createKey } from './accountSteps.ts';
import { ask, CARD, fillCard, fillDetails, newcomer, signedUp, subscriber } from './billing.ts';
import { importHeldRelease } from './oddReleases.ts';
import { whileImporting, whileUndoing } from './runningWork.ts';
import type { Product } from './product.ts';
import { settled } from './settled.ts';
import { signedIn } from './visit.ts';
import type { Stored } from './visit.ts';

/** A screen of membership under a name that is fit for a file: whose, where, and what is done to see it. */
export interface Screen {
  name: string;
  path: string;
  stored: Stored;
  act?: (page: Page) => Promise<void>;
  /** Holds the product in a state while the pictures are taken. */
  during?: (work: () => Promise<void>) => Promise<void>;
}

const ADD_SCHEDULE = `mutation { addSchedule(input: {
  name: "hotel-files", address: "https://example.com/hotel.csv", pattern: "0 6 1 1 *", timeZone: "America/Chicago"
}) { errors { message } } }`;
const CANCEL = 'mutation { cancelSubscription(input: { reason: OPTION1 }) { token } }';

const dialogOf = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
};

async function showKey(page: Page): Promise<void> {
  await createKey(page);
}

async function revokeDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revoke Notebook' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function cancelDialog(page: Page): Promise<void> {
  await page.getByText('Manage plan').click();
  await dialogOf('Cancel Plan')(page);
}

async function cancelFeedback(page: Page): Promise<void> {
  await cancelDialog(page);
  await page.getByRole('button', { name: 'Yes, Cancel' }).click();
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'cancel plan', exact: true }).click();
  await page.getByText('please specify before submitting.').waitFor();
}

/** Has a card used until its outcome shows. */
function useCard(number: string, button: RegExp, outcome: string) {
  return async (page: Page): Promise<void> => {
    await fillDetails(page);
    await fillCard(page, number);
    const consent = page.getByRole('checkbox');
    if ((await consent.count()) > 0) await consent.check();
    await page.getByRole('button', { name: button }).click();
    await page.getByText(outcome).first().waitFor();
  };
}

/** Screens of a member without a plan. */
async function unpaid(product: Product): Promise<Screen[]> {
  const stored = await newcomer(product, 'screens-unpaid@example.com');
  return [
    { name: 'payment-plan', path: '/paymentplan', stored },
    { name: 'own-account', path: '/account', stored: await signedUp(product, 'screens-own@example.com') },
    { name: 'payment-monthly', path: '/paymentform/2', stored },
    { name: 'payment-yearly', path: '/paymentform/3', stored },
    {
      name: 'payment-declined',
      path: '/paymentform/3',
      stored,
      act: useCard(CARD.declined, /^Pay/, 'Bummer!!'),
    },
    {
      name: 'payment-bank',
      path: '/paymentform/2',
      stored,
      act: useCard(CARD.asks, /^Pay/, 'Your bank asks'),
    },
  ];
}

/** Screens of a subscriber. */
async function paying(product: Product): Promise<Screen[]> {
  const stored = await subscriber(product, 'screens-monthly@example.com');
  const path = '/stt/settings';
  return [
    { name: 'account-monthly', path, stored },
    { name: 'account-update-card', path, stored, act: dialogOf('Update Payment details') },
    { name: 'account-email', path, stored, act: dialogOf('Change email') },
    { name: 'account-delete', path, stored, act: dialogOf('Delete account') },
    { name: 'account-key', path, stored, act: dialogOf('Create key') },
    { name: 'account-key-shown', path, stored, act: showKey },
    { name: 'account-keys', path, stored },
    { name: 'account-key-revoke', path, stored, act: revokeDialog },
    { name: 'account-upgrade', path, stored, act: dialogOf('Upgrade To Yearly') },
    { name: 'account-cancel', path, stored, act: cancelDialog },
    { name: 'account-cancel-feedback', path, stored, act: cancelFeedback },
    { name: 'update-card', path: '/stt/updatecard', stored },
    {
      name: 'update-card-done',
      path: '/stt/updatecard',
      stored,
      act: useCard(CARD.fine, /^Update Card/, 'Card Details updated successfully!'),
    },
  ];
}

/** Screens of members who pay no longer, or nothing. */
async function others(product: Product): Promise<Screen[]> {
  const cancelled = await subscriber(product, 'screens-cancelled@example.com');
  await ask(product, cancelled, CANCEL);
  const free = await signedIn(product, await product.add('screens-free@example.com', { isFree: true }));
  return [
    { name: 'account-cancelled', path: '/stt/settings', stored: { ...cancelled, stripeStatus: '0' } },
    { name: 'payment-plan-cancelled', path: '/paymentplan', stored: { ...cancelled, stripeStatus: '0' } },
    { name: 'account-free', path: '/stt/settings', stored: free },
  ];
}

async function administration(product: Product): Promise<Screen[]> {
  const stored = await signedIn(product, await product.add('screens-admin@example.com', { isAdmin: true }));
  await importHeldRelease(product.running);
  await ask(product, stored, ADD_SCHEDULE);
  const path = '/stt/admin';
  const act = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Details of screens-monthly@example.com' }).click();
  return [
    { name: 'admin', path, stored },
    { name: 'admin-doubtful', path: `${path}/doubtful`, stored, act: openDoubtful },
    { name: 'admin-data', path: `${path}/data`, stored, act: compareHeld },
    { name: 'admin-data-release', path: `${path}/data`, stored, act: openRelease },
    { name: 'admin-data-undo', path: `${path}/data`, stored, act: askForUndo },
    {
      name: 'admin-data-running',
      path: `${path}/data`,
      stored,
      during: (work) => whileImporting(product.running, work),
    },
    {
      name: 'admin-data-undoing',
      path: `${path}/data`,
      stored,
      during: (work) => whileUndoing(product.running, work),
    },
    { name: 'admin-data-address', path: `${path}/data`, stored, act: addAddress },
    { name: 'admin-member', path: `${path}?user-find=screens`, stored, act },
  ];
}

/** Opens the differences that a held import would make. */
async function compareHeld(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show differences' }).click();
  await page.getByRole('region', { name: /^Differences by / }).waitFor();
}

/** The latest release with its differences. */
async function openRelease(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Details of release / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show differences' }).last().click();
  await page.getByRole('region', { name: /^Differences by / }).waitFor();
}

async function askForUndo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Details of release / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo release' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Changes /)
    .waitFor();
}

/** The form for another address, above the schedule of the first one. */
async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('form', { name: 'Add an address' }).waitFor();
}

async function openDoubtful(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Decide about / })
    .first()
    .click();
  await settled(page);
  await page.getByRole('figure').locator('[role=img] svg').first().waitFor();
}

/** Every screen of membership and administration. */
export async function membershipScreens(product: Product): Promise<Screen[]> {
  const screens = [await unpaid(product), await paying(product), await others(product)];
  return [...screens.flat(), ...(await administration(product))];
}
