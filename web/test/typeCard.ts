import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types what a card's form wants. */
export async function typeCard(user: UserEvent, number: string): Promise<void> {
  for (const [label, text] of [
    ['Name', 'Ana Example'],
    ['Street Address', '1 Main St'],
    ['City', 'Marfa'],
    ['State', 'TX'],
    ['Card number', number],
    ['Expiry (MM / YY)', '12/40'],
    ['CVC', '123'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text);
  }
}
