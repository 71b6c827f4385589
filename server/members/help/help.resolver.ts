import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { done, DonePayload } from '../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import type { Page } from '../../platform/lib/page.ts';
import { helpMessages, sendHelpMessage, setHelpMessageAnswered } from './help.ts';
import {
  HelpMessageConnection,
  SendHelpMessageInput,
  SetHelpMessageAnsweredInput,
  type HelpMessage,
} from './help.type.ts';

@Resolver()
export class HelpResolver {
  @Mutation(() => DonePayload, {
    description: `Sends a message to the operator. Errors: EMPTY_TEXT, TEXT_TOO_LONG, INVALID_EMAIL,
TOO_MANY_ATTEMPTS. Needs no session.`,
  })
  sendHelpMessage(
    @Ctx() context: MemberContext,
    @Arg('input', () => SendHelpMessageInput, { description: 'What, and who is to be answered.' })
    input: SendHelpMessageInput,
  ): Promise<DonePayload> {
    return done(() => sendHelpMessage(context, input));
  }

  @Query(() => HelpMessageConnection, {
    description: 'Messages to the operator, the latest first. For administrators.',
  })
  helpMessages(
    @Ctx() { db }: MemberContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isWaiting', () => Boolean, {
      defaultValue: false,
      description: 'True for only those that wait for an answer.',
    })
    isWaiting: boolean,
  ): Promise<Page<HelpMessage>> {
    return fetchPage(db, helpMessages(isWaiting), page);
  }

  @Mutation(() => DonePayload, {
    description:
      'Marks a message as answered by oneself, or opens it again. Errors: NOT_FOUND. For administrators.',
  })
  setHelpMessageAnswered(
    @Ctx() context: MemberContext,
    @Arg('input', () => SetHelpMessageAnsweredInput, { description: 'Which message, and whether.' })
    input: SetHelpMessageAnsweredInput,
  ): Promise<DonePayload> {
    return done(async () => setHelpMessageAnswered(context.accounts, await requireViewer(context), input));
  }
}
