import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLResponse,
} from '@apollo/server';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { answerKey } from './answerKey.ts';
import { dataOfText, hasText, onceWritten } from './answersText.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import { isSharedDocument } from './sharedQueries.ts';

const documents = new WeakMap<DocumentNode, boolean>();

function isShared(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = documents.get(document) ?? isSharedDocument(schema, document);
  documents.set(document, known);
  return known;
}

/**
 * Answers shared queries from stored answers, after access and cost checks; otherwise stores the new answer.
 */
export function answersPlugin(answers: KeptAnswers): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      let key: string | null = null;
      let isMine = false;
      const isOwn = (): void => {
        isMine = true;
      };
      return Promise.resolve({
        responseForOperation: async (asked) => {
          key = isShared(asked.schema, asked.document) ? await keyOf(asked, answers) : null;
          const text = key === null ? null : await answers.find(key, asked.queryHash);
          return text === null ? null : responseOf(text);
        },
        executionDidStart: async ({ contextValue }) => {
          if (key === null) return;
          const viewer = await contextValue.viewer();
          if (viewer) contextValue.db.preferReplica(viewer.figuresState);
          watchOwn(contextValue, isOwn);
        },
        willSendResponse: ({ contextValue: { sharing }, response: { body } }) => {
          const { data = null, errors } = body.kind === 'single' ? body.singleResult : {};
          const isKept = key !== null && !isMine && data !== null && !errors;
          sharing[isKept ? 'shared' : 'own'] += 1;
          if (key === null || (data !== null && hasText(data))) return Promise.resolve();
          const asked = key;
          if (isKept) onceWritten(data, (text) => answers.made(asked, text));
          else answers.made(asked, null);
          return Promise.resolve();
        },
      });
    },
  };
}

async function keyOf(
  { contextValue, queryHash, request, source }: GraphQLRequestContext<Context>,
  { asked, passed }: KeptAnswers,
): Promise<string | null> {
  const viewer = await contextValue.viewer();
  if (!viewer || queryHash === undefined || source === undefined) return null;
  const { operationName, variables } = request;
  const { isAdmin, isPaid, isFree } = viewer;
  asked.note({ query: source, operationName, variables, rights: { isAdmin, isPaid, isFree } });
  const key = answerKey(viewer, { document: queryHash, operationName, variables });
  const { operation } = contextValue.asked;
  if (viewer.sessionId !== '' && operation !== null) passed(key, operation);
  return key;
}

function responseOf(text: string): GraphQLResponse {
  const singleResult = { data: dataOfText(text) };
  return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
}

/** Facts about the caller: an answer that reads any of these is private and never stored. */
const OWN = ['viewer', 'accounts', 'token', 'address', 'userAgent'] as const;

function watchOwn(context: Context, isOwn: () => void): void {
  for (const name of OWN) {
    const value = context[name];
    const get = (): typeof value => {
      isOwn();
      return value;
    };
    Object.defineProperty(context, name, { configurable: true, enumerable: true, get });
  }
}
