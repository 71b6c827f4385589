import { graphql } from '../../../platform/lib/gql/gql.ts';
import type { Route } from '../../../platform/lib/rest.ts';
import { throwErrors } from '../../../platform/lib/restErrors.ts';

const request = graphql(`
  mutation restRequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ok
      errors {
        code
        message
      }
    }
  }
`);
const check = graphql(`
  query restCheckPasswordReset($token: String!) {
    isPasswordResetTokenValid(token: $token)
  }
`);
const update = graphql(`
  mutation restResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ok
      errors {
        code
        message
      }
    }
  }
`);

/** The token of a reset link comes as the bearer token, as the specification has it. */
export const passwordResetRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/passwordreset',
    answer: async ({ run, field }) => {
      const input = { email: field('email'), captchaToken: field('captchaToken') };
      const { ok, errors } = (await run(request, { input })).requestPasswordReset;
      // Of this path the specification says that 200 means success, so no refusal is answered in words.
      throwErrors(errors);
      return { result: ok };
    },
  },
  {
    method: 'post',
    path: '/passwordreset/check',
    answer: async ({ run, token }) => (await run(check, { token })).isPasswordResetTokenValid,
  },
  {
    method: 'post',
    path: '/passwordreset/update',
    answer: async ({ run, field, token }) => {
      const input = { token, password: field('password') };
      const { ok, errors } = (await run(update, { input })).resetPassword;
      if (errors.some(({ code }) => code === 'TOKEN_EXPIRED')) return false;
      throwErrors(errors);
      return { result: ok };
    },
  },
];
