import type { Column } from '../../ui/table/tableColumns.ts';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import type { MembersQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';

export type MemberRow = MembersQuery['members']['nodes'][number];

const PLANS = {
  LEGACY_MONTHLY: 'Legacy monthly',
  LEGACY_YEARLY: 'Legacy yearly',
  MONTHLY: 'Monthly',
  YEARLY: 'Yearly',
} as const;
const GROUPS = { FREE: 'Free', ACTIVE: 'Active', INACTIVE: 'Inactive' } as const;

/** Columns of the list of members. */
export const memberColumns: readonly Column<MemberRow>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    shown: 'phone',
    isHeading: true,
  },
  textColumn('email', 'Email', ({ email }) => email, 'tablet'),
  textColumn('status', 'Status', ({ group }) => GROUPS[group], 'phone'),
  {
    key: 'plan',
    title: 'Plan',
    value: (member) => planOf(member),
    cell: (member) => planOf(member) ?? <Unknown why="never subscribed" />,
    shown: 'desktop',
  },
  textColumn('admin', 'Administrator', ({ isAdmin }) => (isAdmin ? 'Yes' : 'No'), 'desktop'),
  momentColumn('created', 'Signed up', ({ createdAt }) => createdAt, 'not known'),
  momentColumn('last', 'Last login', ({ lastSignInAt }) => lastSignInAt, 'never logged in'),
];

/** Such as `Monthly` or `Yearly, cancelled`. */
export function planOf({ subscription }: Pick<MemberRow, 'subscription'>): string | null {
  if (subscription === null) return null;
  const { plan, status, isCancelled } = subscription;
  const how = { ACTIVE: isCancelled ? ', cancelled' : '', PAST_DUE: ', past due', ENDED: ', ended' };
  return `${PLANS[plan]}${status === 'INCOMPLETE' ? ', not paid yet' : how[status]}`;
}

function momentColumn(
  key: string,
  title: string,
  value: (member: MemberRow) => string | null,
  why: string,
): Column<MemberRow> {
  const cell = (member: MemberRow) => {
    const at = value(member);
    return at === null ? <Unknown why={why} /> : formatMoment(at);
  };
  return { key, title, value, cell, shown: 'desktop' };
}
