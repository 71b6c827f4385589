import { expect, test } from 'vitest';
import { billingMail } from './billingMail.rules.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: null,
  publicUrl: 'https://texas.example.com',
  supportEmail: null,
};
const ana = { firstName: 'Ana', isFree: false };

test.each(['RENEWAL_FAILED', 'RENEWAL_REMINDER'] as const)(
  '%s reads well where the amount is unknown',
  (kind) => {
    const { text, html } = billingMail(sender, kind, ana, { plan: 'Monthly' });
    expect(text).toMatch(/[Tt]he amount due for your Monthly plan is (still )?open\./);
    expect(html).toContain('Pay now');
    expect(html).not.toContain('Pay The');
  },
);

test('a renewal that failed names its amount', () => {
  const { text, html } = billingMail(sender, 'RENEWAL_FAILED', ana, { plan: 'Monthly', cents: 1_500 });
  expect(text).toContain('$15.00 for your Monthly plan is open.');
  expect(html).toContain('Pay $15.00');
});

test('a cancellation during an unpaid renewal does not say that nothing more is charged', () => {
  const facts = { plan: 'Monthly', cents: 1_500, endsOn: '2026-12-16T10:00:00Z', on: '2027-01-01T10:00:00Z' };
  const { text, html } = billingMail(sender, 'SUBSCRIPTION_CANCELLED', ana, facts);
  expect(text).toContain('$15.00 is open, and your card may still be charged for it.');
  expect(text).toContain('Unless it is paid, access ends on December 16, 2026.');
  expect(text).not.toContain('nothing more is charged');
  expect(html).toContain('Pay $15.00');
});

test.each(['SUBSCRIPTION_RESUMED', 'PLAN_CHANGED'] as const)(
  '%s during an unpaid renewal says what is open, and names no renewal after a period that nobody paid',
  (kind) => {
    const facts = {
      plan: 'Yearly',
      period: 'year',
      on: '2028-01-01T10:00:00Z',
      renewsOn: '2028-01-01T10:00:00Z',
    };
    const unpaid = { ...facts, cents: 15_000, endsOn: '2027-01-16T10:00:00Z' };
    const { text } = billingMail(sender, kind, ana, unpaid);
    expect(text).toContain(
      'Your last renewal is still unpaid: $150.00 is open. Unless it is paid, access ends on January 16, 2027.',
    );
    expect(text).not.toContain('2028');
    expect(billingMail(sender, kind, ana, { ...facts, cents: 15_000 }).text).toContain(
      'It costs $150.00 a year. It renews on January 1, 2028.',
    );
  },
);
