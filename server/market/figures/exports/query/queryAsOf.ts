import {
  getArgumentValues,
  getVariableValues,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { AsOfInput } from '../../../releases/release.type.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The point in time that all figures of a query are as of; null if it asks for the latest or for several. */
export function queryAsOf(schema: GraphQLSchema, document: DocumentNode, given: Variables): AsOfInput | null {
  const variables = coerced(schema, document, given);
  const asked = new Map<string, AsOfInput | null>();
  const types = new TypeInfo(schema);
  const Field = (node: Parameters<typeof getArgumentValues>[1]): void => {
    const field = types.getFieldDef();
    if (node.kind !== Kind.FIELD || !field?.args.some(({ name }) => name === 'asOf')) return;
    const { asOf } = getArgumentValues(field, node, variables);
    const time: AsOfInput | null = asOf ?? null;
    asked.set(JSON.stringify([time?.release ?? null, time?.date ?? null]), time);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  const [only = null] = asked.values();
  return asked.size === 1 ? only : null;
}

function coerced(schema: GraphQLSchema, document: DocumentNode, given: Variables): Variables {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const definitions = operation?.kind === Kind.OPERATION_DEFINITION ? operation.variableDefinitions : [];
  return getVariableValues(schema, definitions ?? [], given).coerced ?? {};
}
