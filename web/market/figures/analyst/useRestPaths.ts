import { useEffect, useState } from 'react';
import { callServer } from '../../../app/callServer.ts';

interface Parameter {
  name: string;
  description: string;
  example: string | number;
  in: 'path' | 'query';
}

interface Operation {
  tags: string[];
  summary: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json': { example: object } } };
  responses: { 200: { content: object } };
}

/** The part of the OpenAPI document that the page shows. */
interface OpenApi {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** A call of the REST API. */
export interface RestPath {
  method: string;
  path: string;
  summary: string;
  parameters: Parameter[];
  body: object | null;
  hasCsv: boolean;
}

export interface RestGroup {
  name: string;
  paths: RestPath[];
}

function pathOf(method: string, path: string, operation: Operation): RestPath {
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    parameters: operation.parameters.filter((each) => 'name' in each),
    body: operation.requestBody?.content['application/json'].example ?? null,
    hasCsv: 'text/csv' in operation.responses[200].content,
  };
}

function groupsOf({ tags, paths }: OpenApi): RestGroup[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      ...pathOf(method, path, operation),
    })),
  );
  return tags.map(({ name }) => ({ name, paths: all.filter(({ tag }) => tag === name) }));
}

type State = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; groups: RestGroup[] };

/** The paths of the OpenAPI document, by group. */
export function useRestPaths(): State {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    callServer('/rest/openapi.json', { signal: leaving.signal })
      .then((response) => response.json() as Promise<OpenApi>)
      .then((document) => setState({ status: 'loaded', groups: groupsOf(document) }))
      .catch(() => {
        if (!leaving.signal.aborted) setState({ status: 'failed' });
      });
    return () => leaving.abort();
  }, []);
  return state;
}
