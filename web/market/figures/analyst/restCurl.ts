import type { RestPath } from './useRestPaths.ts';

/** A command that calls a path with the example values of its parameters. */
export function restCurl(origin: string, { method, path, parameters, body, hasCsv }: RestPath): string {
  const filled = parameters.reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(example)),
    path,
  );
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${origin}${filled}`,
    '-H "Authorization: Bearer $TXR_KEY"',
    ...(hasCsv ? ['-H "Accept: text/csv"'] : []),
    ...(body === null ? [] : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`]),
  ].join(' \\\n  ');
}
