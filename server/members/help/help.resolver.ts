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
    description: `Sends a help message to the operator. Errors: \`EMPTY_TEXT\`, \`TEXT_TOO_LONG\`, \`INVALID_EMAIL\` or
\`TOO_MANY_ATTEMPTS\`. Needs no session.`,
  })
  sendHelpMessage(
    @Ctx() context: MemberContext,
    @Arg('input', () => SendHelpMessageInput, {
      description: 'The message and the email address for the answer.',
    })
    input: SendHelpMessageInput,
  ): Promise<DonePayload> {
    return done(() => sendHelpMessage(context, input));
  }

  @Query(() => HelpMessageConnection, {
    description: 'Help messages to the operator, the latest first. For administrators.',
  })
  helpMessages(
    @Ctx() { db }: MemberContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isWaiting', () => Boolean, {
      defaultValue: false,
      description: 'True for unanswered messages only.',
    })
    isWaiting: boolean,
  ): Promise<Page<HelpMessage>> {
    return fetchPage(db, helpMessages(isWaiting), page);
  }

  @Mutation(() => DonePayload, {
    description: `Marks a help message as answered by the signed-in administrator, or reopens it. Errors: \`NOT_FOUND\`. For
administrators.`,
  })
  setHelpMessageAnswered(
    @Ctx() context: MemberContext,
    @Arg('input', () => SetHelpMessageAnsweredInput, { description: 'The message and its new state.' })
    input: SetHelpMessageAnsweredInput,
  ): Promise<DonePayload> {
    return done(async () => setHelpMessageAnswered(context.accounts, await requireViewer(context), input));
  }
}
