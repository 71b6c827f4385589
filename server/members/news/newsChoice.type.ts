import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

export const NewsFrequency = { EACH_RELEASE: 'EACH_RELEASE', MONTHLY: 'MONTHLY', NEVER: 'NEVER' } as const;
export type NewsFrequency = keyof typeof NewsFrequency;
registerEnumType(NewsFrequency, {
  name: 'NewsFrequency',
  description: 'How often a member gets news by email.',
  valuesConfig: {
    EACH_RELEASE: { description: 'After each release, if something of theirs changed.' },
    MONTHLY: { description: 'At most once a calendar month, if something of theirs changed.' },
    NEVER: { description: 'Never; the default until the member chooses otherwise.' },
  },
});

@ObjectType('NewsChoice', { simpleResolvers: true, description: 'A member’s choice about news by email.' })
export class NewsChoice {
  @Field(() => NewsFrequency, { description: 'How often news is emailed.' })
  frequency!: NewsFrequency;
}

@InputType('SetNewsChoiceInput', { description: 'A choice about news by email.' })
export class SetNewsChoiceInput {
  @Field(() => NewsFrequency, { description: 'How often to email news.' })
  frequency!: NewsFrequency;
}

@InputType('StopNewsMailsInput', { description: 'A request to stop news emails without signing in.' })
export class StopNewsMailsInput {
  @Field(() => String, { description: 'Key in the link of the email.' })
  key!: string;
}

@ObjectType('ImportMails', {
  simpleResolvers: true,
  description: 'An administrator’s choice about emails on imports, and the state of the webhook.',
})
export class ImportMails {
  @Field(() => Boolean, { description: 'True if the administrator gets these emails.' })
  isOn!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last event for the webhook; null if there was none.',
  })
  hookAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: '`SENT` or `FAILED`; null while it is tried, or if there was none.',
  })
  hookOutcome!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The webhook’s last answer, such as `status 200`; null if there was none.',
  })
  hookAnswer!: string | null;
}

@InputType('SetImportMailsInput', { description: 'A choice about emails on imports.' })
export class SetImportMailsInput {
  @Field(() => Boolean, { description: 'True to get these emails.' })
  isOn!: boolean;
}
