import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { createLoaders } from './loaders.ts';

/**
 * Lets every mutation read anew. GraphQL runs those of one operation after each other, so that what each answers shows
 * what it and those before it have done.
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
