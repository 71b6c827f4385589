import { isEnumType, type GraphQLSchema } from 'graphql';

const REFUSED = /does not exist in "(\w+)" enum|Enum "(\w+)" cannot represent/;
/** Longer lists are better read in the schema. */
const MOST_VALUES = 30;

/** A message of GraphQL's about a wrong enum value, with the values that there are; others as they are. */
export function withEnumValues(schema: GraphQLSchema, message: string): string {
  const name = REFUSED.exec(message)?.slice(1).find(Boolean);
  const type = name === undefined ? undefined : schema.getType(name);
  if (!isEnumType(type)) return message;
  const values = type.getValues().map((value) => value.name);
  if (values.length > MOST_VALUES) return `${message} The values of ${type.name} are in the schema.`;
  return `${message} Use one of ${values.join(', ')}.`;
}
