import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { MAX_PAGE } from '../../platform/lib/page.ts';

const plain: Record<string, unknown> = {
  Int: 10,
  Float: 10,
  Boolean: true,
  Month: '2023-01',
  Date: '2023-01-01',
  DateTime: '2023-01-01T00:00:00Z',
  USD: 1,
  String: 'x',
  ID: 'x',
};

/** The least that the type takes, with the longest pages. */
function example(type: GraphQLInputType, name: string): unknown {
  const bare = getNullableType(type);
  if (name === 'first') return MAX_PAGE;
  if (isListType(bare)) return [example(bare.ofType, '')];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (!isInputObjectType(bare)) return plain[String(bare)];
  const needed = Object.values(bare.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return Object.fromEntries(needed.map((field) => [field.name, example(field.type, field.name)]));
}

/** Variables with which an operation asks for as much as it can: of every page all, and no month left out. */
export function exampleVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Record<string, unknown> {
  const given = variableDefinitions.flatMap(({ type, variable, defaultValue }) => {
    const inputType = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    const name = variable.name.value;
    if (!inputType || (!isNonNullType(inputType) && name !== 'first')) return [];
    const value = defaultValue ? valueFromAST(defaultValue, inputType) : example(inputType, name);
    return [[name, value] as const];
  });
  return Object.fromEntries(given);
}
