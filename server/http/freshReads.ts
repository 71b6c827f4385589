import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { createLoaders } from './loaders.ts';

/**
 * Clears loaders before every mutation. GraphQL runs the mutations of one operation in order, so each result
 * shows the effects of that mutation and the ones before.
 */
export function withFreshReads(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: GraphQLFieldResolver<unknown, Context> | undefined = field.resolve;
    field.resolve = (source, args, context: Context, info): unknown => {
      context.db.renew();
      context.loaders = createLoaders(context.db);
      return resolve?.(source, args, context, info);
    };
  }
  return schema;
}
