import type { IncomingMessage } from 'node:http';
import { isApiKey } from '../../members/keys/apiKey.rules.ts';
import { bearerToken } from '../../members/accounts/sessions/token.ts';
import { isShallow } from '../../platform/lib/shallow.ts';
import { ASKS_COST } from '../limits/costPlugin.ts';

/** Longest body of a call of GraphQL, in bytes. */
export const LONGEST_BODY = 65_536;

const PLAIN_JSON = /^application\/json *(; *charset="?utf-8"?)? *$/i;

/** Headers that only Express understands. */
const SPECIAL = ['content-encoding', 'transfer-encoding', ASKS_COST] as const;

/** The token of a call of GraphQL by a session, as the web client makes it; null for any other request. */
export function ordinaryToken({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'POST' || url !== '/graphql' || !PLAIN_JSON.test(headers['content-type'] ?? '')) return null;
  const length = Number(headers['content-length'] ?? 0);
  if (!(length > 0 && length <= LONGEST_BODY) || SPECIAL.some((name) => name in headers)) return null;
  const token = bearerToken(headers.authorization);
  return token === null || isApiKey(token) ? null : token;
}

/** The whole body. Throws if the client leaves before its end. */
export async function bodyText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** The question in the body of a call, without extensions. */
export interface Call {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
}

/** The question of a body; null if it is not one that may have been answered before. */
export function callOf(body: object): Call | null {
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  if (typeof query !== 'string' || hasHash(extensions)) return null;
  if (!isRecord(variables ?? {}) || !isShallow(variables)) return null;
  if (typeof (operationName ?? '') !== 'string') return null;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined } as Call;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if the extensions have the hash of a document, which Apollo refuses, or are not an object. */
function hasHash(extensions: unknown): boolean {
  return (extensions ?? null) !== null && (!isRecord(extensions) || 'persistedQuery' in extensions);
}
