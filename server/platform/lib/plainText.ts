import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { badInput } from '../errors.ts';

/** Control characters except line ends and tabs. PostgreSQL accepts no NUL, and no text here needs the others. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Half of a pair of code units: the database would store another character in its place, or refuse it within JSON. */
const LONE_HALF = /\p{Cs}/u;

/** Returns the text unchanged. Throws BAD_USER_INPUT if it has control characters or is no valid Unicode. */
export function plainText(text: string): string {
  if (CONTROL.test(text)) throw badInput('Text must not have control characters.');
  if (LONE_HALF.test(text)) throw badInput('Text must be valid Unicode.');
  return text;
}

const guarded = new WeakSet<GraphQLScalarType>();

/** Makes String and ID refuse control characters in all input, literal or variable. */
export function withPlainText(schema: GraphQLSchema): GraphQLSchema {
  for (const name of ['String', 'ID']) {
    const scalar = schema.getType(name);
    // These two objects are shared by every schema.
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
