import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFine, press, says, stopTime } from './billing.ts';
import { tabTo } from './visit.ts';

/** Answers the dialog of the bank by keyboard. */
export async function answerBank(page: Page, button: 'Complete' | 'Fail'): Promise<void> {
  await focusInBank(page, button);
  await page.keyboard.press('Enter');
}

/** Confirms the payment at the bank. From then on the page's time stands still. */
export async function confirmAtBank(page: Page): Promise<void> {
  await focusInBank(page, 'Complete');
  await stopTime(page);
  await page.keyboard.press('Enter');
}

async function focusInBank(page: Page, button: 'Complete' | 'Fail'): Promise<void> {
  const bank = page.getByRole('dialog', { name: 'Your bank asks you to confirm this payment' });
  await bank.waitFor();
  await isFine(page);
  await tabTo(page, bank.getByRole('button', { name: button }));
}

/** Cancels the plan in My Account by keyboard, through both dialogs to the end. */
export async function cancelPlan(page: Page): Promise<void> {
  await tabTo(page, page.getByText('Manage plan'));
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Cancel Plan');
  const sure = page.getByRole('dialog', { name: 'Are you sure you want to Cancel?' });
  await sure.waitFor();
  await isFine(page);
  await tabTo(page, sure.getByRole('button', { name: 'Yes, Cancel' }));
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: 'Why are you canceling?' });
  await why.waitFor();
  await tabTo(page, why.getByRole('radio', { name: 'Too expensive' }));
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await press(page, 'button', 'cancel plan');
  await says(page, 'please specify before submitting.');
  await expect
    .poll(() => why.getByRole('button', { name: 'cancel plan', exact: true }).isDisabled())
    .toBe(true);
  await isFine(page);
  await tabTo(page, why.getByRole('textbox', { name: 'Your reason' }));
  await page.keyboard.type('The hotel is sold.');
  await tabTo(page, why.getByRole('button', { name: 'cancel plan', exact: true }));
  await stopTime(page);
  await page.keyboard.press('Enter');
  await says(page, 'Plan canceled.');
  await page.clock.fastForward(3_900);
  await expect.poll(() => page.getByText('Plan canceled.').count()).toBe(1);
  await page.clock.fastForward(100);
  await expect.poll(() => page.getByText('Plan canceled.').count()).toBe(0);
  // Apollo Client tells the page of a new answer with a timer.
  await page.clock.resume();
  await page.getByRole('link', { name: 'Resubscribe' }).waitFor();
  await isFine(page);
}
