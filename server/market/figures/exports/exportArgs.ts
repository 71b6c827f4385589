import { coerceInputValue, isInputType, parseType, typeFromAST, type GraphQLSchema } from 'graphql';
import { badInput } from '../../../platform/errors.ts';
import { withEnumValues } from '../../../platform/lib/enumWords.ts';
import type { AsOfInput } from '../../releases/release.type.ts';

/** Arguments of an export, checked as those of GraphQL are. Throws BAD_USER_INPUT. */
export function checkedArgs(
  schema: GraphQLSchema,
  types: Readonly<Record<string, string>>,
  body: unknown,
): Record<string, unknown> {
  const given = asRecord(body);
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(types, name));
  if (unknown !== undefined) {
    const names = Object.keys(types).join(', ');
    throw badInput(`${JSON.stringify(unknown)} is not an argument of this export. It takes ${names}.`);
  }
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, checked(schema, name, type, given[name])]),
  );
}

/** True if the arguments name a list that a member keeps, such as a portfolio. */
export function isOfMember(args: Readonly<Record<string, unknown>>): boolean {
  return ['portfolioId', 'comparisonSetId'].some((name) => typeof args[name] === 'string');
}

/** The point in time that checked arguments ask for. */
export function asOfOf({ asOf }: Readonly<Record<string, unknown>>): AsOfInput | null {
  return asOf ?? null;
}

function asRecord(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badInput('Send the arguments as a JSON object.');
  }
  return { ...body };
}

function checked(schema: GraphQLSchema, name: string, typeName: string, value: unknown): unknown {
  const type = typeFromAST(schema, parseType(typeName));
  if (!isInputType(type)) throw new Error(`${typeName} is not an input type.`);
  return coerceInputValue(value ?? null, type, (path, _, { message }) => {
    throw badInput(`${[name, ...path].join('.')}: ${withEnumValues(schema, message)}`);
  });
}
