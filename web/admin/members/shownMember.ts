import type { MemberQuery } from '../../gql/graphql.ts';

/** A member as the administrators’ pages show them. */
export type ShownMember = NonNullable<MemberQuery['member']>;
