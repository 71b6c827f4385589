import { throwErrors, type RestError } from '../../platform/lib/restErrors.ts';
import { operation, type Route } from '../../platform/lib/rest.ts';

interface Reported {
  reportClientError: { ok: boolean; errors: RestError[] };
}

type Input = { input: { error: string; url: string } } & Record<string, unknown>;

const report = operation<Reported, Input>(`mutation restReportClientError($input: ReportClientErrorInput!) {
  reportClientError(input: $input) { ok errors { code message } }
}`);

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
