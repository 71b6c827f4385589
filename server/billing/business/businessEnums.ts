import { registerEnumType } from 'type-graphql';

export const MemberState = {
  FREE: 'FREE',
  SUBSCRIBED: 'SUBSCRIBED',
  PAST_DUE: 'PAST_DUE',
  CANCELLED: 'CANCELLED',
  ENDED: 'ENDED',
  NEVER: 'NEVER',
} as const;
export type MemberState = keyof typeof MemberState;
registerEnumType(MemberState, {
  name: 'MemberState',
  description: 'How a member stands with paying.',
  valuesConfig: {
    FREE: { description: 'Has free access.' },
    SUBSCRIBED: { description: 'Has a subscription that renews.' },
    PAST_DUE: { description: 'Has a subscription whose renewal was not paid.' },
    CANCELLED: { description: 'Has cancelled, and access until the end of what is paid for.' },
    ENDED: { description: 'Had a subscription.' },
    NEVER: { description: 'Never had a subscription.' },
  },
});
