import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from './settled.ts';
import type { Stored } from './visit.ts';
import { useWorld } from './world.ts';

const world = useWorld({ sample: false, email: 'ana@example.com' });

/** A page at an address, given to what is done there. */
async function at(path: string, act: (page: Page) => Promise<void>, who?: Stored): Promise<void> {
  const { page, close } = await world.visit(who === undefined ? {} : { stored: who });
  await page.goto(path);
  await act(page);
  await close();
}

async function submit(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByLabel(label, { exact: true }))
      .fill(value);
  }
  await page.keyboard.press('Enter');
}

/** To the letter, spaces at the end included; and the field says so to screen readers. */
async function says(page: Page, message: string): Promise<void> {
  const found = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: message.trim() });
  await found.first().waitFor();
  await expect.poll(() => found.allTextContents()).toContain(message);
}

/** Answers an operation as the server would in a case that is hard to bring about. */
async function answer(page: Page, field: string, body: object | null): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isIt = route.request().postData()?.includes(`${field}(`) ?? false;
    if (!isIt) return route.fallback();
    return body === null ? route.abort() : route.fulfill({ json: { data: { [field]: body } } });
  });
}

const refused = (code: string) => ({
  __typename: 'SignInPayload',
  token: null,
  member: null,
  deviceToken: null,
  secondStep: null,
  errors: [{ field: null, code, message: code }],
});

test.each([
  [{}, 'Please Enter a registered Email ID and password to login.'],
  [{ Email: 'ana@example.com' }, 'Please Enter a registered Email ID and password to login.'],
  [{ Email: 'ana@example.com', Password: 'not the right one' }, 'Invalid Email/ Password'],
  [{ Email: 'nobody@example.com', Password: 'not the right one' }, 'Invalid Email/ Password'],
])('sign-in with %o says %s', async (fields, message) => {
  await at('/login', async (page) => {
    await page.getByLabel('Email').focus();
    await submit(page, fields);
    await says(page, message);
    for (const [label, value] of Object.entries(fields)) {
      await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    }
  });
});

test('a failed captcha at sign-in asks for another try', async () => {
  await at('/login', async (page) => {
    await answer(page, 'signIn', refused('CAPTCHA_FAILED'));
    await submit(page, { Email: world.member.email, Password: world.member.password });
    await says(page, 'Hold your horses! You clicked a little too fast. Try logging in again.');
  });
});

const NEW = {
  'First Name': 'Ana',
  'Last Name': 'Example',
  Email: 'new@example.com',
  'Verify Email': 'new@example.com',
  Password: 'blue quartz lantern 8',
};

test.each([
  ['nothing', {}, 'Please Enter details to create an account.'],
  ['no last name', { ...NEW, 'Last Name': '' }, 'Please Enter details to create an account.'],
  ['no email address', { ...NEW, Email: 'new', 'Verify Email': 'new' }, 'Please enter a valid Email. '],
  ['two addresses', { ...NEW, 'Verify Email': 'other@example.com' }, 'Email Addresses do not match. '],
  [
    'an address that is taken',
    { ...NEW, Email: 'ana@example.com', 'Verify Email': 'ana@example.com' },
    'Email address already exists. ',
  ],
  ['a short password', { ...NEW, Password: 'short' }, 'The password must have at least 8 characters.'],
])('sign-up with %s says so', async (_, fields, message) => {
  await at('/register', async (page) => {
    await page.getByLabel('First Name').focus();
    await submit(page, fields);
    await says(page, message);
    await expect.poll(() => page.locator('[aria-invalid=true]:focus').count()).toBe(1);
  });
});

test('the address of the sign-up brings the email', async () => {
  await at('/register/new%40example.com', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Create Your Account' }).waitFor();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('new@example.com');
  });
});

test('a failed captcha at sign-up is asked once more by itself', async () => {
  await at('/register', async (page) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('signUp(') === true) asked += 1;
    });
    await answer(page, 'signUp', refused('CAPTCHA_FAILED'));
    await submit(page, NEW);
    await says(page, 'Hold your horses! You clicked a little too fast. Try logging in again.');
    expect(asked).toBe(2);
  });
});

test('the password request wants an address, is sent once, and says so', async () => {
  await at('/passwordrequest', async (page) => {
    await page.getByText('Please Enter your registered Email', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await says(page, 'Please Enter an Email to get Password reset link');
    await submit(page, { Email: 'nobody@example.com' });
    await says(page, 'Password Reset Link has been forwarded your email');
    await expect.poll(() => page.getByRole('button', { name: 'Sent' }).isDisabled()).toBe(true);
  });
});

test('a new password must be there and twice the same, and may fail', async () => {
  await at('/passwordrequest', async (page) => {
    await answer(page, 'isPasswordResetTokenValid', null);
    await page.goto('/passwordreset/token/unknown');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await says(page, 'Please enter new password to submit.');
    await submit(page, { Password: 'one password', 'Confirm Password': 'another' });
    await says(page, 'Passwords do not match.');
    await answer(page, 'resetPassword', null);
    await submit(page, { 'Confirm Password': 'one password' });
    await says(page, 'Password Reset Failed, please contact us via Help & Support or try again later.');
  });
});

test('a reset link that is not good any more leads to a new one', async () => {
  await at('/passwordreset/token/unknown', async (page) => {
    await says(page, 'Your token has expired. Please click here to request a new password reset link..');
    await page.getByRole('link', { name: 'click here' }).click();
    await page.waitForURL('**/passwordrequest');
  });
});

test('My Account sends a reset link after two seconds, once, and names the address', async () => {
  await at(
    '/stt/settings',
    async (page) => {
      await answer(page, 'requestPasswordReset', null);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await says(page, 'Password Reset Failed, please contact us via Help & Support or try again later.');
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request for Password Reset has been sent!' });
      await dialog.waitFor();
      await expect.poll(() => dialog.textContent()).toMatch(/ana@example\.com.*spam/);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('button', { name: 'Request Sent!' }).isDisabled()).toBe(true);
    },
    world.stored,
  );
});

test('the survey thanks, sends nothing, forgets the token and goes', async () => {
  await at(
    '/feedback',
    async (page) => {
      await page.getByText('We value Your Feedback!', { exact: true }).waitFor();
      // To open it ends nothing, however long one looks.
      await settled(page);
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
      await page.getByText('Successfully unsubscribed, hope to see you soon!', { exact: true }).waitFor();
      await page.getByRole('radio', { name: 'Other' }).check();
      await page.getByRole('button', { name: 'Send' }).click();
      await says(page, 'please specify before submitting.');
      await page.getByLabel('Your reason').fill('x'.repeat(600));
      expect((await page.getByLabel('Your reason').inputValue()).length).toBe(500);
      await page.getByRole('button', { name: 'Send' }).click();
      await says(page, 'We Appreciate your feedback!');
      await page.getByRole('button', { name: 'Sent!' }).waitFor();
      await page.waitForURL('**/login');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
    world.stored,
  );
});

test('an address that is nobody’s says so', async () => {
  await at('/nowhere', async (page) => {
    await page.getByText('Oops! Page Not Found.', { exact: true }).waitFor();
    const statusOf = async (path: string): Promise<number> => (await page.request.get(path)).status();
    const unknown = ['/nowhere', '/stt/nowhere', '/stt/results/monthly/13/2023/city/MARFA', '/stt/zip/7984'];
    expect(await Promise.all(unknown.map(statusOf))).toEqual([404, 404, 404, 404]);
    const known = ['/', '/feedback', '/register/a@example.com', '/stt/results/monthly/9/2023/city/MARFA'];
    expect(await Promise.all(known.map(statusOf))).toEqual([200, 200, 200, 200]);
    await page.getByText('Sorry, the URL you are trying to reach does not exist.', { exact: true }).waitFor();
  });
});

const UNDERGOING = 'is undergoing maintenance. Please check back at a later time.';

test.each(['503', 'no answer'])('%s of the status shows nothing but the maintenance page', async (how) => {
  await at('/login', async (page) => {
    await page.clock.install();
    let isDown = false;
    await page.route('**/rest/basic/status', (route) => {
      if (!isDown) return route.fallback();
      const error = { code: 'MAINTENANCE', message: `Texas Receipts ${UNDERGOING}` };
      return how === '503' ? route.fulfill({ status: 503, json: { error } }) : route.abort();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('typed@example.com');
    isDown = true;
    await page.clock.fastForward(120_000);
    await page.getByRole('heading', { name: 'Under Maintenance' }).waitFor();
    await page.getByText(`Texas Receipts ${UNDERGOING}`, { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link').allTextContents()).toEqual(['Privacy', 'Terms']);
    await expect.poll(() => page.getByLabel('Email').isVisible()).toBe(false);
    isDown = false;
    await page.clock.fastForward(119_000);
    await expect.poll(() => page.getByLabel('Email').isVisible()).toBe(false);
    await page.clock.fastForward(1_000);
    await page.getByLabel('Email').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('typed@example.com');
  });
});
