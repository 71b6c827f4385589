import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { MemberContext } from '../../members/context.ts';
import { badInput } from '../../platform/errors.ts';
import { cancellationReasons, failedRenewals, latestDisputes, memberStates } from './business.sql.ts';
import { readBusinessMonths, readCancellations } from './business.ts';
import {
  Business,
  BusinessMonth,
  Cancellation,
  CancellationReasonCount,
  Dispute,
  FailedRenewal,
  MemberStateCount,
} from './business.type.ts';
import { listOf, reading } from '../../platform/lib/cost.ts';

/** Ten years. */
const MOST_MONTHS = 120;
const MOST_ROWS = 500;

@Resolver(() => Business)
export class BusinessResolver {
  @Query(() => Business, { description: 'Subscriptions and revenue, for the operator. For administrators.' })
  business(): Business {
    return {};
  }

  @FieldResolver(() => [MemberStateCount], {
    complexity: listOf(6, reading.allMonths),
    description: 'Number of members in each state; empty states are left out.',
  })
  states(@Ctx() { db }: MemberContext): Promise<MemberStateCount[]> {
    return db.query<MemberStateCount[]>(memberStates);
  }

  @FieldResolver(() => [BusinessMonth], {
    complexity: listOf(MOST_MONTHS, reading.allMonths),
    description: 'The latest months, the current month first. Starts with the month of the first member.',
  })
  months(
    @Ctx() { db }: MemberContext,
    @Arg('months', () => Int, { defaultValue: 24, description: 'Number of months, 1 to 120.' })
    months: number,
  ): Promise<BusinessMonth[]> {
    if (months < 1 || months > MOST_MONTHS) {
      throw badInput(`Ask for 1 to ${String(MOST_MONTHS)} months.`);
    }
    return readBusinessMonths(db, months);
  }

  @FieldResolver(() => [CancellationReasonCount], {
    complexity: listOf(5),
    description: 'Reasons for cancelling, the most frequent first.',
  })
  cancellationReasons(@Ctx() { db }: MemberContext): Promise<CancellationReasonCount[]> {
    return db.query<CancellationReasonCount[]>(cancellationReasons);
  }

  @FieldResolver(() => [Cancellation], {
    complexity: listOf(MOST_ROWS),
    description: 'The latest 500 cancellations, the latest first.',
  })
  cancellations(@Ctx() { db }: MemberContext): Promise<Cancellation[]> {
    return readCancellations(db, MOST_ROWS);
  }

  @FieldResolver(() => [FailedRenewal], {
    complexity: listOf(MOST_ROWS),
    description: 'Unpaid renewals after at least one failed charge, the oldest first, at most 500.',
  })
  failedRenewals(@Ctx() { db }: MemberContext): Promise<FailedRenewal[]> {
    return db.query<FailedRenewal[]>(failedRenewals, [MOST_ROWS]);
  }

  @FieldResolver(() => [Dispute], {
    complexity: listOf(MOST_ROWS),
    description: 'The latest 500 disputed payments, the latest first.',
  })
  disputes(@Ctx() { db }: MemberContext): Promise<Dispute[]> {
    return db.query<Dispute[]>(latestDisputes, [MOST_ROWS]);
  }
}
