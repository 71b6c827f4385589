/** The code of each plan in tables, in REST and in commands. */
export const PlanCode = { LEGACY_MONTHLY: 0, LEGACY_YEARLY: 1, MONTHLY: 2, YEARLY: 3 } as const;
export type PlanCode = (typeof PlanCode)[Plan];

export interface PlanFacts {
  plan: Plan;
  code: PlanCode;
  /** Null for plans that are no longer sold: their members keep their earlier price. */
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

export type OfferedPlan = 'MONTHLY' | 'YEARLY';
export type OfferedCode = (typeof PlanCode)[OfferedPlan];

/** Every plan, including those no longer sold. */
export const plans: readonly PlanFacts[] = [
  { plan: 'LEGACY_MONTHLY', code: PlanCode.LEGACY_MONTHLY, priceCents: null, isYearly: false },
  { plan: 'LEGACY_YEARLY', code: PlanCode.LEGACY_YEARLY, priceCents: null, isYearly: true },
  { plan: 'MONTHLY', code: PlanCode.MONTHLY, priceCents: 15_00, isYearly: false },
  { plan: 'YEARLY', code: PlanCode.YEARLY, priceCents: 150_00, isYearly: true },
];

/** The plan with a code; null if there is none. */
export function planOfCode(code: number | null): PlanFacts | null {
  return plans.find((each) => each.code === code) ?? null;
}

/** False without a plan. */
export function isYearlyCode(code: number | null): boolean {
  return planOfCode(code)?.isYearly ?? false;
}

/** SQL condition: a code, given as SQL, is that of a yearly plan. False or null without a plan. */
export function isYearlySql(code: string): string {
  const yearly = plans.filter(({ isYearly }) => isYearly).map((plan) => plan.code);
  return `${code} in (${yearly.join(', ')})`;
}

/** SQL column `hasYearlyPlan` of a membership alias: access is paid by a yearly plan. */
export function hasYearlyPlan(alias: string): string {
  return `(${alias}.is_paid and ${isYearlySql(`${alias}.plan`)}) is true as "hasYearlyPlan"`;
}

/** Name of a plan in texts, such as `Monthly`. */
export function planName({ plan, isYearly }: PlanFacts): string {
  const name = isYearly ? 'Yearly' : 'Monthly';
  return isOffered(plan) ? name : `Legacy ${name}`;
}

export function isOffered(plan: Plan): plan is OfferedPlan {
  return plan === 'MONTHLY' || plan === 'YEARLY';
}
