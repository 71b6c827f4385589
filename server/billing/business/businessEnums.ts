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
  description: 'A member’s payment state.',
  valuesConfig: {
    FREE: { description: 'Free access.' },
    SUBSCRIBED: { description: 'A subscription that renews.' },
    PAST_DUE: { description: 'A subscription with an unpaid renewal.' },
    CANCELLED: { description: 'A cancelled subscription with access until the end of the paid period.' },
    ENDED: { description: 'A subscription that has ended.' },
    NEVER: { description: 'No subscription so far.' },
  },
});
