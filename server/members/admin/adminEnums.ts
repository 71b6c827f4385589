import { registerEnumType } from 'type-graphql';

export const MemberGroup = { FREE: 'FREE', ACTIVE: 'ACTIVE', INACTIVE: 'INACTIVE' } as const;
export type MemberGroup = keyof typeof MemberGroup;
registerEnumType(MemberGroup, {
  name: 'MemberGroup',
  description: 'What a member’s access comes from.',
  valuesConfig: {
    FREE: { description: 'A free account.' },
    ACTIVE: { description: 'A subscription that opens everything, cancelled or not.' },
    INACTIVE: { description: 'Neither.' },
  },
});
