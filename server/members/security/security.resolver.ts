import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { done, DonePayload } from '../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import type { Page } from '../../platform/lib/page.ts';
import {
  NoteExportInput,
  SecurityEventConnection,
  SecurityFilter,
  type SecurityEvent,
} from './security.type.ts';
import { noteSecurity, securityEvents } from './securityLog.ts';

const LONGEST_NAME = 100;

@Resolver()
export class SecurityResolver {
  @Query(() => SecurityEventConnection, {
    description: 'Security events of the last 90 days, the latest first. For administrators.',
  })
  securityLog(
    @Ctx() { db }: MemberContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => SecurityFilter, {
      nullable: true,
      description: 'Conditions; all events if left out.',
    })
    filter: SecurityFilter | null,
  ): Promise<Page<SecurityEvent>> {
    return fetchPage(db, securityEvents(filter ?? {}), page);
  }

  @Mutation(() => DonePayload, {
    description:
      'Records in the security log that the signed-in member exported a table to a file. Errors: `TOO_MANY_ATTEMPTS`.',
  })
  noteExport(
    @Ctx() context: MemberContext,
    @Arg('input', () => NoteExportInput, { description: 'The exported file.' })
    { name, rows }: NoteExportInput,
  ): Promise<DonePayload> {
    return done(async () => {
      const { memberId, email } = await requireViewer(context);
      await context.throttles.take('notedExport', { address: context.address, account: email });
      const file = name.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_NAME);
      const details = `${file}, ${String(rows)} rows`;
      await noteSecurity(context.accounts, context, { kind: 'EXPORTED', memberId, details });
    });
  }
}
