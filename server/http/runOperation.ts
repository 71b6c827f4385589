import type { ApolloServer } from '@apollo/server';
import { resultData } from './answers/answersText.ts';
import type { Context } from './context.ts';
import { AppError, isErrorCode } from '../platform/errors.ts';

/** Runs an operation in-process, with its access, limits and errors. Throws its first error. */
export async function runOperation<Data>(
  graphql: ApolloServer<Context>,
  contextValue: Context,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { body } = await graphql.executeOperation<Data>({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('An operation answered in parts.');
  const { data, errors } = body.singleResult;
  const [error] = errors ?? [];
  if (error) throw failure(error.extensions?.['code'], error.message);
  if (!data) throw new Error('An operation answered nothing.');
  return resultData(data);
}

/** GraphQL has already masked and logged the error. */
function failure(code: unknown, message: string): AppError {
  return new AppError(isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR', message);
}
