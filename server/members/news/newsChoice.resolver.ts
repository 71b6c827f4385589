import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { done, DonePayload } from '../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { choiceOf, importMailsOf, setChoice, setImportMails, stopNewsMails } from './newsChoice.ts';
import {
  ImportMails,
  NewsChoice,
  SetImportMailsInput,
  SetNewsChoiceInput,
  StopNewsMailsInput,
} from './newsChoice.type.ts';

@Resolver()
export class NewsChoiceResolver {
  @Query(() => NewsChoice, { description: 'The signed-in member’s choice about news by email.' })
  async newsChoice(@Ctx() context: MemberContext): Promise<NewsChoice> {
    return choiceOf(context.accounts, await requireViewer(context));
  }

  @Mutation(() => DonePayload, {
    description:
      'Sets how often the signed-in member gets news by email. Nobody gets these emails without asking.',
  })
  setNewsChoice(
    @Ctx() context: MemberContext,
    @Arg('input', () => SetNewsChoiceInput, { description: 'The choice.' }) { frequency }: SetNewsChoiceInput,
  ): Promise<DonePayload> {
    return done(async () => setChoice(context.accounts, await requireViewer(context), frequency));
  }

  @Mutation(() => DonePayload, {
    description:
      'Stops news emails with the key from one of them; needs no session. Succeeds even if the key is unknown.',
  })
  stopNewsMails(
    @Ctx() { accounts }: MemberContext,
    @Arg('input', () => StopNewsMailsInput, { description: 'The key.' }) { key }: StopNewsMailsInput,
  ): Promise<DonePayload> {
    return done(() => stopNewsMails(accounts, key));
  }

  @Query(() => ImportMails, {
    description:
      'The administrator’s choice about emails on imports, and the state of the webhook. For administrators.',
  })
  async importMails(@Ctx() context: MemberContext): Promise<ImportMails> {
    return importMailsOf(context.accounts, await requireViewer(context));
  }

  @Mutation(() => DonePayload, {
    description: 'Turns the administrator’s emails about imports on or off. For administrators.',
  })
  setImportMails(
    @Ctx() context: MemberContext,
    @Arg('input', () => SetImportMailsInput, { description: 'The choice.' }) { isOn }: SetImportMailsInput,
  ): Promise<DonePayload> {
    return done(async () => setImportMails(context.accounts, await requireViewer(context), isOn));
  }
}
