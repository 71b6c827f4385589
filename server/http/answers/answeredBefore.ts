import type { Request, RequestHandler } from 'express';
import type { Viewer } from '../../platform/viewer.ts';
import type { Deps } from '../context.ts';
import { ASKS_COST } from '../limits/costPlugin.ts';
import { contextOf } from '../limits/doors.ts';
import { answerKey, hashOfDocument } from './answerKey.ts';
import type { Question } from './asked.ts';

/** Media types of an answer, the first for clients that take either. */
const MEDIA_TYPES = ['application/json', 'application/graphql-response+json'];

type Asked = Omit<Question, 'rights'>;

/**
 * Answers a question that passed all checks before, for the same figures and rights, without parsing, checking and
 * counting it again. Everything else goes on to GraphQL: visitors, API keys, which pay points, and whatever is not
 * an ordinary call.
 */
export function answeredBefore({ answers }: Pick<Deps, 'answers'>): RequestHandler {
  return async (request, response, next) => {
    const context = contextOf(response);
    const question = questionOf(request);
    const type = request.accepts(MEDIA_TYPES);
    const viewer = question && type !== false ? await context.viewer() : null;
    const found = question && viewer && isSession(viewer) ? findAgain(answers, viewer, question) : null;
    if (found === null || type === false) {
      next();
      return;
    }
    context.asked.operation = found.operation;
    context.asked.memberId = viewer?.memberId ?? null;
    context.sharing.shared += 1;
    context.seat?.stepAside();
    response.type(`${type}; charset=utf-8`).send(found.text);
  };
}

/** An administrator without a second step may be refused what others with these rights are answered. */
function isSession({ key, needsSecondStep }: Viewer): boolean {
  return key === null && !needsSecondStep;
}

function findAgain(answers: Deps['answers'], viewer: Viewer, { query, ...asked }: Asked) {
  const key = answerKey(viewer, { document: hashOfDocument(query), ...asked });
  const found = answers.findAgain(key);
  const { isAdmin, isPaid, isFree } = viewer;
  if (found) answers.asked.note({ query, ...asked, rights: { isAdmin, isPaid, isFree } });
  return found;
}

/** The question of an ordinary call; null for GraphQL to look at. */
function questionOf(request: Request): Asked | null {
  if (request.method !== 'POST' || request.get(ASKS_COST) !== undefined) return null;
  const { query, operationName, variables, extensions } = request.body as Record<string, unknown>;
  if (typeof query !== 'string' || hasHash(extensions)) return null;
  if (!isRecord(variables ?? {}) || typeof (operationName ?? '') !== 'string') return null;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined } as Asked;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for the hash of a document, which Apollo refuses, and for what is no record. */
function hasHash(extensions: unknown): boolean {
  return (extensions ?? null) !== null && (!isRecord(extensions) || 'persistedQuery' in extensions);
}
