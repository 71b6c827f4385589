import fc from 'fast-check';
import type { Command, OracleCard } from './oracle.testing.ts';

/**
 * Fate of each event of Stripe at its first delivery: delivered, delivered twice, lost for now, or lost while
 * being processed.
 */
export type Fate = 'told' | 'twice' | 'dropped' | 'crashed';

export interface Step {
  command: Command;
  fates: Fate[];
  /** Position in the queue from which the next event is taken. */
  order: number[];
}

/** Test card of each kind. */
export const cards: Readonly<Record<OracleCard, string>> = {
  good: 'pm_card_visa',
  other: 'pm_card_mastercard',
  refused: 'pm_card_chargeDeclined',
  fails: 'pm_card_chargeCustomerFail',
  asksAndPasses: 'pm_card_authenticationRequiredOnSetup',
  asksAndFails: 'pm_card_authenticationRequiredOnSetup',
  asksAlways: 'pm_card_threeDSecure2Required',
};

/** Last digits of each card. */
export const last4: Readonly<Record<OracleCard, string>> = {
  good: '4242',
  other: '4444',
  refused: '0002',
  fails: '0341',
  asksAndPasses: '3155',
  asksAndFails: '3155',
  asksAlways: '3220',
};

const atTheBank = { passes: fc.boolean(), confirms: fc.boolean() };

const renewal: fc.Arbitrary<Command> = fc.record({ do: fc.constant('payRenewal' as const), ...atTheBank });

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: payment() },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('updateCard' as const),
      card: fc.constantFrom(
        'good' as const,
        'other' as const,
        'refused' as const,
        'fails' as const,
        'asksAlways' as const,
        'asksAlways' as const,
      ),
      ...atTheBank,
    }),
  },
  { weight: 3, arbitrary: renewal },
  { weight: 3, arbitrary: fc.constant<Command>({ do: 'cancel' }) },
  { weight: 1, arbitrary: fc.constant<Command>({ do: 'resubscribe' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('upgrade' as const),
      crash: fc.boolean(),
      ...atTheBank,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(10 as const, 33 as const),
    }),
  },
);

function payment(): fc.Arbitrary<Command> {
  return fc.record({
    do: fc.constant('pay' as const),
    plan: fc.constantFrom(2 as const, 2 as const, 3 as const),
    card: fc.constantFrom<OracleCard>(
      'good',
      'good',
      'other',
      'refused',
      'fails',
      'asksAndPasses',
      'asksAndFails',
      'asksAlways',
    ),
    crash: fc.boolean(),
  });
}

const stepOf = (arbitrary: fc.Arbitrary<Command>): fc.Arbitrary<Step> =>
  fc.record({
    command: arbitrary,
    fates: fc.array(fc.constantFrom<Fate>('told', 'told', 'twice', 'dropped', 'crashed'), {
      minLength: 6,
      maxLength: 6,
    }),
    order: fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }),
  });

const step = stepOf(command);

/** Steps that make a renewal past due, which chance alone rarely does. */
const late = fc.tuple(
  stepOf(fc.constant({ do: 'pay', plan: 2, card: 'good', crash: false })),
  stepOf(
    fc.record({
      do: fc.constant('updateCard' as const),
      card: fc.constantFrom('asksAlways' as const, 'asksAlways' as const, 'fails' as const),
      ...atTheBank,
    }),
  ),
  stepOf(fc.constant({ do: 'wait', days: 33 })),
  stepOf(fc.oneof(renewal, command)),
);

/** Steps of a member's history. */
export const history: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 5, arbitrary: fc.array(step, { minLength: 2, maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(late, fc.array(step, { maxLength: 3 })).map(([begun, more]) => [...begun, ...more]),
  },
);
