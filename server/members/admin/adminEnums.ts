import { registerEnumType } from 'type-graphql';

export const MemberGroup = { FREE: 'FREE', ACTIVE: 'ACTIVE', INACTIVE: 'INACTIVE' } as const;
export type MemberGroup = keyof typeof MemberGroup;
registerEnumType(MemberGroup, {
  name: 'MemberGroup',
  description: 'A member’s kind of access.',
  valuesConfig: {
    FREE: { description: 'Free access.' },
    ACTIVE: { description: 'A subscription that gives access, cancelled or not.' },
    INACTIVE: { description: 'No access.' },
  },
});
