import { graphql } from '../../platform/lib/gql/gql.ts';
import { throwErrors } from '../../platform/lib/restErrors.ts';
import type { Route } from '../../platform/lib/rest.ts';

const report = graphql(`
  mutation restReportClientError($input: ReportClientErrorInput!) {
    reportClientError(input: $input) {
      ok
      errors {
        code
        message
      }
    }
  }
`);

const answer: Route['answer'] = async ({ run, field }) => {
  const input = { error: field('error'), url: field('url') };
  const { ok, errors } = (await run(report, { input })).reportClientError;
  throwErrors(errors);
  return { result: ok };
};

export const clientErrorRoutes: readonly Route[] = [
  { method: 'post', path: '/errorlog', answer },
  { method: 'post', path: '/basic/errorlog', answer },
];
