import { isYearlyCode, PlanCode, plans } from '../../../billing/rules/plan.rules.ts';
import { parseArgs } from 'node:util';
import { commandOf, noMore, required } from '../../../platform/commands/commandArguments.ts';
import { UsageError } from '../../../platform/commands/commandLine.ts';

export const USAGE = `Usage: npm run user -- add EMAIL --first FIRST --last LAST [--admin] [--free] [--paid [PLAN]]
       npm run user -- free EMAIL [--yes]
       npm run user -- paid EMAIL [PLAN]
       npm run user -- delete EMAIL [--yes]
       npm run user -- remove-two-step EMAIL

add   adds an account. Asks for the password, or reads it from standard input.
        --admin  makes the member an administrator
        --free   gives access without payment
        --paid   gives a plan that is paid elsewhere
free  gives an account free access. Cancels a running subscription at Stripe, and asks first unless you pass --yes.
paid  gives an account a plan that is paid elsewhere, or changes its end.
delete
      deletes an account and all its data except invoices. Ends a running subscription at Stripe at once, and asks first
      unless you pass --yes.
remove-two-step
      removes all second steps of an account whose owner has lost them, and ends its sessions. The password alone then
      signs in; administrators are asked to set up two-step sign-in again.

PLAN: --plan CODE          0 and 1: earlier monthly and yearly plan; 2 (default) and 3: today's monthly and yearly plan
      --until YYYY-MM-DD   last day with access, or "open" for no end; by default a month or a year from now, by the plan
      --customer cus_…     links an existing Stripe customer: the customer's subscription then counts, with its cards`;

/** A plan that is paid elsewhere. */
export interface GivenPlan {
  plan: PlanCode;
  /** Null for no end. */
  until: Date | null;
  customer: string | null;
}

export type Asked =
  | {
      command: 'add';
      email: string;
      firstName: string;
      lastName: string;
      isAdmin: boolean;
      isFree: boolean;
      given: GivenPlan | null;
    }
  | { command: 'free' | 'delete'; email: string; isSure: boolean }
  | { command: 'paid'; email: string; given: GivenPlan }
  | { command: 'remove-two-step'; email: string };

const options = {
  first: { type: 'string' },
  last: { type: 'string' },
  admin: { type: 'boolean', default: false },
  free: { type: 'boolean', default: false },
  paid: { type: 'boolean', default: false },
  plan: { type: 'string' },
  until: { type: 'string' },
  customer: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const planOptions = ['plan', 'until', 'customer'];

/** Options that each command takes. */
const taken: Readonly<Record<Asked['command'], readonly string[]>> = {
  add: ['first', 'last', 'admin', 'free', 'paid', ...planOptions],
  free: ['yes'],
  paid: planOptions,
  delete: ['yes'],
  'remove-two-step': [],
};

/** Reads the operator's arguments. Throws {@link UsageError}, or parseArgs' error for unknown options. */
export function readArguments(args: string[], now = new Date()): Asked {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name, address, ...more] = positionals;
  const command = commandOf(name, values, taken, USAGE);
  const email = required(address, 'EMAIL', USAGE);
  if (values.paid || command === 'paid') noPlanAsWord(more);
  noMore(more, USAGE);
  if (command === 'add') return additionOf(email, values, now);
  if (command === 'paid') return { command, email, given: givenOf(values, now) };
  return command === 'remove-two-step' ? { command, email } : { command, email, isSure: values.yes };
}

/** Throws {@link UsageError} for `--paid 3`. */
function noPlanAsWord([code]: readonly string[]): void {
  if (plans.some((plan) => String(plan.code) === code))
    throw new UsageError(`Name the plan with --plan ${String(code)}.`, USAGE);
}

function additionOf(email: string, values: Values, now: Date): Asked {
  const { first, last, admin, free, paid, plan, until, customer } = values;
  const hasPlan = (plan ?? until ?? customer) !== undefined;
  if (hasPlan && !paid) throw new UsageError('--plan, --until and --customer need --paid.', USAGE);
  const firstName = required(first, '--first', USAGE);
  const lastName = required(last, '--last', USAGE);
  const given = paid ? givenOf(values, now) : null;
  return { command: 'add', email, firstName, lastName, isAdmin: admin, isFree: free, given };
}

function givenOf(
  { plan: code = String(PlanCode.MONTHLY), until, customer }: Pick<Values, 'plan' | 'until' | 'customer'>,
  now: Date,
): GivenPlan {
  const plan = plans.find((each) => String(each.code) === code)?.code;
  if (plan === undefined) {
    const codes = plans.map((each) => String(each.code)).join(', ');
    throw new UsageError(`--plan takes one of ${codes}; not ${JSON.stringify(code)}.`, USAGE);
  }
  if (customer !== undefined && !/^cus_\w+$/.test(customer)) {
    throw new UsageError('--customer takes the id of a customer at Stripe, such as cus_Nv3xyz.');
  }
  return { plan, until: endOf(until, plan, now), customer: customer ?? null };
}

/** The last moment of the last day. */
function endOf(until: string | undefined, plan: number, now: Date): Date | null {
  if (until === 'open') return null;
  if (until === undefined) return monthsLater(now, isYearlyCode(plan) ? 12 : 1);
  const end = new Date(`${until}T23:59:59Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(until) && end.toISOString().startsWith(until);
  if (!isDay) throw new UsageError(`--until takes a day such as 2027-06-30, or "open"; not ${until}.`);
  if (end <= now) throw new UsageError(`--until must lie ahead; ${until} has passed.`);
  return end;
}

/** The same day a number of months later, or the last day of a shorter month. */
function monthsLater(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(from.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
