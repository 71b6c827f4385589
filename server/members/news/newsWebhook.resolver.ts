import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { done, DonePayload, orRefusal } from '../../platform/lib/fieldErrors.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { removeWebhook, resumeWebhookOf, setWebhook, testWebhook, webhookOf } from './newsWebhook.ts';
import { NewsWebhook, NewsWebhookPayload, SetNewsWebhookInput } from './newsWebhook.type.ts';

@Resolver()
export class NewsWebhookResolver {
  @Query(() => NewsWebhook, {
    nullable: true,
    description: 'The signed-in member’s webhook for what is new; null if they have none.',
  })
  async newsWebhook(@Ctx() context: MemberContext): Promise<NewsWebhook | null> {
    return webhookOf(context.db, (await requireViewer(context)).memberId);
  }

  @Mutation(() => NewsWebhookPayload, {
    description:
      'Sets the signed-in member’s webhook, with a new secret. An earlier webhook gets no more calls.',
  })
  setNewsWebhook(
    @Ctx() context: MemberContext,
    @Arg('input', () => SetNewsWebhookInput, { description: 'The webhook.' }) { url }: SetNewsWebhookInput,
  ): Promise<NewsWebhookPayload> {
    return orRefusal<NewsWebhookPayload>(
      async () => ({ secret: await setWebhook(context, url), errors: [] }),
      (errors) => ({ secret: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description:
      'Sends a test to the signed-in member’s webhook, within seconds; `newsWebhook` then has its answer. ' +
      'Errors: `NOT_FOUND` or `TOO_MANY_ATTEMPTS`.',
  })
  testNewsWebhook(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => testWebhook(context));
  }

  @Mutation(() => DonePayload, {
    description:
      'Turns the signed-in member’s webhook back on. It is called for releases from now on. Errors: `NOT_FOUND`.',
  })
  resumeNewsWebhook(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => resumeWebhookOf(context));
  }

  @Mutation(() => DonePayload, {
    description: 'Deletes the signed-in member’s webhook and its calls. Errors: `NOT_FOUND`.',
  })
  deleteNewsWebhook(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => removeWebhook(context));
  }
}
