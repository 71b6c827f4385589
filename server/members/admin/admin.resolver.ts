import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Member } from '../accounts/member.type.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { subscriptionOf } from '../../billing/subscriptions/subscriptionOf.ts';
import type { MemberContext } from '../context.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import type { Page } from '../../platform/lib/page.ts';
import { memberStatistics } from './admin.sql.ts';
import {
  AuditEntryConnection,
  MemberConnection,
  MemberFilter,
  MemberPayload,
  MemberStatistics,
  SetMemberRightsInput,
  type AuditEntry,
} from './admin.type.ts';
import { auditEntries } from './audit.ts';
import { noteRights } from '../security/noteRights.ts';
import { Service } from './service.type.ts';
import { servicesOf } from './services.ts';
import { findMemberById, memberKey, membersLike, setMemberRights } from './members.ts';
import { listOf } from '../../platform/lib/cost.ts';

const NOBODY: MemberStatistics = { free: 0, active: 0, inactive: 0, monthly: 0, yearly: 0 };

@Resolver()
export class AdminResolver {
  @Query(() => MemberStatistics, { description: 'Number of members by kind of access. For administrators.' })
  async memberStatistics(@Ctx() { db }: MemberContext): Promise<MemberStatistics> {
    const [statistics = NOBODY] = await db.query<MemberStatistics[]>(memberStatistics);
    return statistics;
  }

  @Query(() => MemberConnection, { description: 'Members by email address. For administrators.' })
  members(
    @Ctx() { db }: MemberContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => MemberFilter, {
      nullable: true,
      description: 'Conditions; all members if left out.',
    })
    filter: MemberFilter | null,
  ): Promise<Page<Member>> {
    return fetchPage(db, membersLike(filter ?? {}), page);
  }

  @Query(() => Member, {
    nullable: true,
    description: 'A member; null if there is none. For administrators.',
  })
  async member(
    @Ctx() { db }: MemberContext,
    @Arg('id', () => ID, { description: 'Id from `members`.' }) id: string,
  ): Promise<Member | null> {
    const key = memberKey(id);
    return key === null ? null : findMemberById(db, key);
  }

  @Query(() => AuditEntryConnection, {
    description: 'Actions of administrators, the latest first. For administrators.',
  })
  auditLog(
    @Ctx() { db }: MemberContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('memberId', () => ID, { nullable: true, description: 'Limits the log to actions on this member.' })
    memberId?: string | null,
  ): Promise<Page<AuditEntry>> {
    const key = memberId ? (memberKey(memberId) ?? NO_MEMBER) : null;
    return fetchPage(db, auditEntries(key), page);
  }

  @Query(() => [Service], {
    complexity: listOf(20),
    description: 'Services that this installation uses, and what replaces the others. For administrators.',
  })
  services(@Ctx() context: MemberContext): Service[] {
    return servicesOf(context);
  }

  @Mutation(() => MemberPayload, {
    description: `Grants or revokes free access or administrator rights. Recorded in the activity log. Granting free access
cancels a running subscription at Stripe. For administrators.`,
  })
  setMemberRights(
    @Ctx() context: MemberContext,
    @Arg('input', () => SetMemberRightsInput, { description: 'The member and the new rights.' })
    input: SetMemberRightsInput,
  ): Promise<MemberPayload> {
    return orRefusal<MemberPayload>(
      async () => {
        const viewer = await requireViewer(context);
        const { member, cancelled } = await setMemberRights(context, viewer, input);
        await noteRights(context, input);
        return { member, cancelled: cancelled && subscriptionOf(cancelled), errors: [] };
      },
      (errors) => ({ member: null, cancelled: null, errors }),
    );
  }
}

const NO_MEMBER = '00000000-0000-0000-0000-000000000000';
