import { allPages, type PageOf } from '../../platform/lib/allPages.ts';
import { operation, type Route } from '../../platform/lib/rest.ts';

interface ListedMember {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  isFree: boolean;
  isPaid: boolean;
  isSubscribed: boolean;
  createdAt: string;
  lastSignInAt: string | null;
  stripeCustomerId: string | null;
  subscription: { planCode: number } | null;
}

const members = operation<
  { members: PageOf<ListedMember> },
  { first: number; after: string | null } & Record<string, unknown>
>(`query restMembers($first: Int!, $after: String) {
  members(first: $first, after: $after) {
    nodes { firstName lastName email isAdmin isFree isPaid isSubscribed createdAt lastSignInAt stripeCustomerId subscription { planCode } }
    pageInfo { hasNextPage endCursor }
  }
}`);

/** The specification’s “zero date” of members who never signed in. */
const NEVER = '0001-01-01T00:00:00.000Z';
const noteExport = operation<
  { noteExport: { ok: boolean } },
  { input: { name: string; rows: number } } & Record<string, unknown>
>('mutation restNoteExport($input: NoteExportInput!) { noteExport(input: $input) { ok } }');

/** One for true: the specification's flags. */
function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

function rowOf(member: ListedMember): object {
  return {
    fname: member.firstName,
    lname: member.lastName,
    email: member.email,
    admin: flag(member.isAdmin),
    free: flag(member.isFree),
    stripeActive: flag(member.isSubscribed),
    subscriptionPlan: member.subscription?.planCode ?? null,
    stripeCustomerId: member.stripeCustomerId,
    lastLogin: member.lastSignInAt ?? NEVER,
    created: member.createdAt,
  };
}

const list: Route['answer'] = async ({ run }) => {
  const rows = await allPages(async (page) => (await run(members, page)).members);
  await run(noteExport, { input: { name: '/rest/admin', rows: rows.length } });
  return rows.map(rowOf);
};

export const adminRoutes: readonly Route[] = [{ method: 'get', path: '/admin', answer: list }];
