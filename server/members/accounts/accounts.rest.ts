import type { RestMemberFragment } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import type { RestCall, Route } from '../../platform/lib/rest.ts';
import { inWords, requireSome } from '../../platform/lib/restErrors.ts';

graphql(`
  fragment RestMember on Member {
    email
    firstName
    lastName
    isAdmin
    isFree
    isSubscribed
  }
`);

const signIn = graphql(`
  mutation restSignIn($input: SignInInput!) {
    signIn(input: $input) {
      token
      member {
        ...RestMember
      }
      errors {
        code
        message
      }
    }
  }
`);
const signUp = graphql(`
  mutation restSignUp($input: SignUpInput!) {
    signUp(input: $input) {
      token
      errors {
        code
        message
      }
    }
  }
`);
const signOut = graphql(`
  mutation restSignOut {
    signOut {
      ok
    }
  }
`);
const viewer = graphql(`
  query restViewer {
    viewer {
      ...RestMember
    }
  }
`);
const isUnsubscribed = graphql(`
  query restIsUnsubscribed {
    isUnsubscribed
  }
`);

/** The specification's flags are 1 and 0. */
function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

function memberRow(member: RestMemberFragment): object {
  return {
    fname: member.firstName,
    lname: member.lastName,
    email: member.email,
    admin: flag(member.isAdmin),
    free: flag(member.isFree),
  };
}

/** Clients read `result.fname` and, in the first row of `result`, `free`; so the row is in both places. */
function signedIn(token: string, member: RestMemberFragment): object {
  const row = memberRow(member);
  return { token, result: { ...row, 0: row } };
}

async function login({ run, field }: RestCall): Promise<unknown> {
  const input = {
    email: field('email'),
    password: field('password'),
    captchaToken: field('captchaToken'),
    // An addition to the specification, only for accounts with two-step sign-in.
    code: field('code'),
  };
  const { token, member, errors } = (await run(signIn, { input })).signIn;
  if (token !== null && member) return signedIn(token, member);
  return requireSome(errors, { INVALID_CREDENTIALS: 'Invalid email/password', CAPTCHA_FAILED: 'Fail' });
}

/** Clients show any response without `result` as an error message. */
async function register({ run, field }: RestCall): Promise<unknown> {
  const input = {
    firstName: field('fname'),
    lastName: field('lname'),
    email: field('email'),
    password: field('password'),
    captchaToken: field('captchaToken'),
  };
  const { token, errors } = (await run(signUp, { input })).signUp;
  if (token !== null) return { result: true, token };
  return requireSome(errors, { EMAIL_TAKEN: 'This Email already exists', CAPTCHA_FAILED: 'Fail' });
}

const logout: Route['answer'] = async ({ run }) => ({ result: (await run(signOut, {})).signOut.ok });

/** A list of one: clients read its first item. */
const users: Route['answer'] = async ({ run }) => {
  const member = (await run(viewer, {})).viewer;
  return [{ ...memberRow(member), stripeActive: flag(member.isSubscribed) }];
};

export const accountRoutes: readonly Route[] = [
  { method: 'post', path: '/basic/userlogin', answer: inWords(login) },
  { method: 'post', path: '/basic/userregister', answer: inWords(register) },
  // GET changes state here because the specification fixes the path. Both require the token that they end.
  { method: 'get', path: '/basic/userlogout', changes: true, answer: logout },
  { method: 'post', path: '/basic/userlogout', answer: logout },
  { method: 'get', path: '/history/users', answer: users },
  {
    method: 'get',
    path: '/history/checkstatus',
    answer: async ({ run }) => (await run(isUnsubscribed, {})).isUnsubscribed,
  },
];
