import { operation, type Route } from '../lib/rest.ts';
import type { Member } from './member.type.ts';

interface SignedIn {
  signIn: { token: string | null; member: Omit<Member, 'id'> | null };
}

type SignIn = { input: { email: string; password: string } } & Record<string, unknown>;

const signIn = operation<SignedIn, SignIn>(`mutation restSignIn($input: SignInInput!) {
  signIn(input: $input) { token member { email firstName lastName isAdmin isFree isPaid } }
}`);

const signOut = operation<{ signOut: { ok: boolean } }>(`mutation restSignOut { signOut { ok } }`);

/** One for true: the specification's flags. */
function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** Clients read `result.fname` and, in the first row of `result`, `free`; so the row stands in both places. */
function signedIn(token: string, member: Omit<Member, 'id'>): object {
  const row = {
    fname: member.firstName,
    lname: member.lastName,
    email: member.email,
    admin: flag(member.isAdmin),
    free: flag(member.isFree),
  };
  return { token, result: { ...row, 0: row } };
}

const logout: Route['answer'] = async ({ run }) => ({ result: (await run(signOut, {})).signOut.ok });

export const accountRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/basic/userlogin',
    answer: async ({ run, field }) => {
      const input = { email: field('email'), password: field('password') };
      const { token, member } = (await run(signIn, { input })).signIn;
      return token !== null && member ? signedIn(token, member) : 'Invalid email/password';
    },
  },
  // Both change state; they keep the specification's path, and need the token that they end.
  { method: 'get', path: '/basic/userlogout', answer: logout },
  { method: 'post', path: '/basic/userlogout', answer: logout },
];
