/** A plan, by the code that REST and older accounts know it by. */
export interface PlanFacts {
  plan: Plan;
  code: 0 | 1 | 2 | 3;
  /** Null for plans no longer sold: their members keep their earlier price. */
  priceCents: number | null;
  isYearly: boolean;
}

export const Plan = {
  LEGACY_MONTHLY: 'LEGACY_MONTHLY',
  LEGACY_YEARLY: 'LEGACY_YEARLY',
  MONTHLY: 'MONTHLY',
  YEARLY: 'YEARLY',
} as const;
export type Plan = keyof typeof Plan;

/** Plans that can be bought. */
export type OfferedPlan = 'MONTHLY' | 'YEARLY';

/** Every plan there is or was. */
export const plans: readonly PlanFacts[] = [
  { plan: 'LEGACY_MONTHLY', code: 0, priceCents: null, isYearly: false },
  { plan: 'LEGACY_YEARLY', code: 1, priceCents: null, isYearly: true },
  { plan: 'MONTHLY', code: 2, priceCents: 15_00, isYearly: false },
  { plan: 'YEARLY', code: 3, priceCents: 150_00, isYearly: true },
];

/** The plan of a code; null for none. */
export function planOfCode(code: number | null): PlanFacts | null {
  return plans.find((each) => each.code === code) ?? null;
}

/** A plan as people call it. */
export function planName({ code, isYearly }: PlanFacts): string {
  const name = isYearly ? 'Yearly' : 'Monthly';
  return code < 2 ? `Legacy ${name}` : name;
}

export function isOffered(plan: Plan): plan is OfferedPlan {
  return plan === 'MONTHLY' || plan === 'YEARLY';
}

export function codeOf(plan: Plan): number {
  return plans.findIndex((each) => each.plan === plan);
}
