import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { largest, listOf, valuesOf } from '../../platform/lib/cost.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { SHOWN_CALLS } from './newsWebhook.sql.ts';

export const WebhookOutcome = { SENT: 'SENT', FAILED: 'FAILED', WITHHELD: 'WITHHELD' } as const;
export type WebhookOutcome = keyof typeof WebhookOutcome;
registerEnumType(WebhookOutcome, {
  name: 'WebhookOutcome',
  description: 'How a call of a webhook ended.',
  valuesConfig: {
    SENT: { description: 'The answer had a status from 200 to 299.' },
    FAILED: { description: 'All attempts failed.' },
    WITHHELD: { description: 'Not sent: the webhook was turned off, or the member’s access had ended.' },
  },
});

@ObjectType('WebhookCall', { simpleResolvers: true, description: 'A call of a member’s webhook.' })
export class WebhookCall {
  @Field(() => DateTimeScalar, { description: 'Time at which it was due.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'True for a test.' })
  isTest!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'File of the release that it reports; null for a test.',
  })
  fileName!: string | null;

  @Field(() => WebhookOutcome, {
    nullable: true,
    description: 'How it ended; null while it waits or is tried again.',
  })
  outcome!: WebhookOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last answer, such as `status 200`; null if it was not tried yet.',
  })
  answer!: string | null;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts!: number;
}

@ObjectType('NewsWebhook', {
  simpleResolvers: true,
  description:
    'A member’s webhook: an address that is called after each release that changed something of theirs.',
})
export class NewsWebhook {
  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Time at which it was set.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which it was turned off because calls to it failed; null while it is on.',
  })
  offAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its last answer before it was turned off; null while it is on.',
  })
  offAnswer!: string | null;

  @Field(() => [WebhookCall], {
    complexity: listOf(SHOWN_CALLS),
    description: 'The latest 5 calls, the latest first.',
  })
  calls!: WebhookCall[];
}

@InputType('SetNewsWebhookInput', { description: 'A webhook to set.' })
export class SetNewsWebhookInput {
  @Field(() => String, {
    description:
      'Its address: https, port 443, a public host, at most 1,000 characters, without a name and password.',
  })
  url!: string;
}

@ObjectType('NewsWebhookPayload', {
  simpleResolvers: true,
  description:
    'The signing secret of a webhook, or the errors. Errors: `INVALID_URL` or `TOO_MANY_ATTEMPTS`.',
})
export class NewsWebhookPayload {
  @Field(() => String, {
    nullable: true,
    description:
      'The secret, `whsec_` and base64, that signs each call as standardwebhooks.com describes; null if ' +
      'refused. It is not shown again.',
  })
  secret!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
