import type { RestMembersQuery } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { allPages } from '../../platform/lib/allPages.ts';
import type { Route } from '../../platform/lib/rest.ts';

const members = graphql(`
  query restMembers($first: Int!, $after: String) {
    members(first: $first, after: $after) {
      nodes {
        firstName
        lastName
        email
        isAdmin
        isFree
        isPaid
        isSubscribed
        createdAt
        lastSignInAt
        stripeCustomerId
        subscription {
          planCode
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type ListedMember = RestMembersQuery['members']['nodes'][number];

/** The specification’s “zero date” of members who never signed in. */
const NEVER = '0001-01-01T00:00:00.000Z';
const noteExport = graphql(`
  mutation restNoteExport($input: NoteExportInput!) {
    noteExport(input: $input) {
      ok
    }
  }
`);

/** The specification's flags are 1 and 0. */
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
