import { type TestServer } from '../../launch/test/query.ts';
import { PASSWORD } from '../../launch/test/tokens.ts';
import { addPerson, type Person } from '../accounts/privacy/privacy.testing.ts';

export interface Key {
  id: string;
  name: string;
  start: string;
  scopes: string[];
  isExpired: boolean;
  lastUsedAt: string | null;
  days: { requests: number; points: number }[];
}

export async function keysOf(server: TestServer, token: string): Promise<Key[]> {
  const asked =
    '{ viewer { apiKeys { id name start scopes isExpired lastUsedAt days { requests points } } } }';
  return (await server.query<{ viewer: { apiKeys: Key[] } }>(asked, {}, { token })).viewer.apiKeys;
}

export interface Made {
  key: string | null;
  errors: { field: string | null; code: string }[];
}

/** Creates a key, with access to figures by default. */
export async function make(server: TestServer, token: string, changes: object = {}): Promise<Made> {
  const input = { name: 'Notebook', scopes: ['FIGURES'], expiresInDays: 30, password: PASSWORD, ...changes };
  const asked =
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key errors { field code } } }';
  return (await server.query<{ createApiKey: Made }>(asked, { input }, { token })).createApiKey;
}

export async function revoke(server: TestServer, token: string, id: string): Promise<boolean> {
  const asked = 'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { ok } }';
  return (await server.query<{ revokeApiKey: { ok: boolean } }>(asked, { id }, { token })).revokeApiKey.ok;
}

/** Adds a member with access. */
export async function paying(server: TestServer): Promise<Person> {
  const person = await addPerson(server);
  await server.db.query('/* free */ update member set is_free = true where id = $1', [person.memberId]);
  return person;
}

/** Runs a query and returns its status and error. */
export async function refusal(
  server: TestServer,
  document: string,
  token: string,
): Promise<[number, string]> {
  const { status, errors } = await server.ask(document, {}, { token });
  return [status, errors?.[0]?.message ?? ''];
}

export interface Costed {
  status: number;
  headers: Headers;
  body: {
    extensions?: { cost?: Record<string, number | null> };
    errors?: { extensions: { code: string } }[];
  };
}

/** Runs a query and returns its response with the cost and headers. */
export async function costOf(
  server: TestServer,
  document: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<Costed> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ query: document }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Costed['body'],
  };
}
