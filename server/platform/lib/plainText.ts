import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { badInput } from '../errors.ts';

/** Control characters, but for those that lay a text out. PostgreSQL takes no NUL, and no text here has another. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The text as it is. Throws BAD_USER_INPUT where it has control characters. */
export function plainText(text: string): string {
  if (CONTROL.test(text)) throw badInput('Text must not have control characters.');
  return text;
}

const guarded = new WeakSet<GraphQLScalarType>();

/** Lets String and ID take no control characters from outside, literal or variable, wherever they stand. */
export function withPlainText(schema: GraphQLSchema): GraphQLSchema {
  for (const name of ['String', 'ID']) {
    const scalar = schema.getType(name);
    // These two are the same objects for every schema.
    if (!(scalar instanceof GraphQLScalarType) || guarded.has(scalar)) continue;
    guarded.add(scalar);
    const { parseValue, parseLiteral } = scalar;
    scalar.parseValue = (value) => checked(parseValue.call(scalar, value));
    scalar.parseLiteral = (node, variables) => checked(parseLiteral.call(scalar, node, variables));
  }
  return schema;
}

function checked(value: unknown): unknown {
  if (typeof value !== 'string') throw new GraphQLError('Text must be text.');
  return plainText(value);
}
