import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  separateOperations,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { withEnumValues } from '../../../../platform/lib/enumWords.ts';
import { refused } from '../../../../platform/lib/fieldErrors.ts';
import { checkOverlaps, MOST_TOKENS } from '../../../../platform/limits/overlaps.ts';
import { columnsOf } from './queryColumns.ts';
import {
  fieldsOf,
  fragmentsOf,
  nameOf,
  outputOf,
  sizeOf,
  type FoundList,
  type Fragments,
} from './querySelection.ts';
import { pagedDocument } from './pagedDocument.ts';
import type { QueryPlan } from './plannedQuery.ts';

const LONGEST_QUERY = 20_000;
/** Fields with fragments written out, before anything writes them out. */
const MOST_FIELDS = 2_000;

/** Plans an export of a query. Throws the reason as an error of the field `query`. */
export function planQuery(schema: GraphQLSchema, query: string): QueryPlan {
  const document = checkedDocument(schema, query);
  const operation = operationOf(document);
  const fragments = fragmentsOf(document);
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  const found = findList(fragments, root, operation, []);
  return {
    document: pagedDocument(document, operation, found),
    path: found.fields.map(nameOf),
    rowsOf: found.rowsOf,
    columns: columnsOf({ schema, fragments }, found.rowType, found.row),
  };
}

const TOO_MANY_FIELDS = `This query has more than ${MOST_FIELDS.toLocaleString('en-US')} fields, fragments written out.`;

function refusedQuery(message: string): Error {
  return refused('INVALID_QUERY', message, 'query');
}

function checkedDocument(schema: GraphQLSchema, query: string): DocumentNode {
  if (query.length > LONGEST_QUERY) {
    throw refusedQuery(`Write at most ${LONGEST_QUERY.toLocaleString('en-US')} characters.`);
  }
  try {
    const document = parse(query, { maxLexicalTokens: MOST_TOKENS });
    checkOverlaps(document);
    const [error] = validate(schema, document, undefined, { maxErrors: 1 });
    if (error) throw new Error(withEnumValues(schema, error.message));
    // A validated document has no circles of fragments, which could not be counted.
    if (sizeOf(document) > MOST_FIELDS) throw new Error(TOO_MANY_FIELDS);
    const [only, ...others] = Object.values(separateOperations(document));
    if (only && others.length === 0) return only;
  } catch (error) {
    throw refusedQuery(error instanceof Error ? error.message : String(error));
  }
  throw refusedQuery('Send one query.');
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.QUERY) {
    throw refusedQuery('Only queries can be exported.');
  }
  return operation;
}

const ONE_LIST =
  'An export has the rows of one list, such as { hotels(first: 10) { nodes { name } } }. Select that list alone.';

/** Goes down from an object to the only list below it. */
function findList(
  fragments: Fragments,
  type: GraphQLNamedType,
  { selectionSet }: Pick<FieldNode, 'selectionSet'>,
  above: readonly FieldNode[],
): FoundList {
  const selected = fieldsOf(fragments, selectionSet).filter(({ name }) => name.value !== '__typename');
  const [field, ...others] = selected;
  const output = field && outputOf(type, field);
  if (!output || others.length > 0 || isLeafType(getNamedType(output))) throw refusedQuery(ONE_LIST);
  const fields = [...above, field];
  const rowType = getNamedType(output);
  if (isListType(getNullableType(output)))
    return { fields, rowsOf: null, row: field, rowType, saysPublished: false };
  if (isConnection(rowType)) return listOfConnection(fragments, rowType, fields);
  return findList(fragments, rowType, field, fields);
}

/** A Relay connection, by its fields. */
function isConnection(type: GraphQLNamedType): boolean {
  return isObjectType(type) && 'edges' in type.getFields() && 'pageInfo' in type.getFields();
}

const SELECT_NODES = 'Select the nodes of the list: they become the rows.';

function listOfConnection(
  fragments: Fragments,
  type: GraphQLNamedType,
  fields: readonly FieldNode[],
): FoundList {
  const inside = (parent: FieldNode | undefined, name: string): FieldNode | undefined =>
    fieldsOf(fragments, parent?.selectionSet).find((each) => each.name.value === name);
  const connection = fields.at(-1);
  const nodes = inside(connection, 'nodes');
  const row = nodes ?? inside(inside(connection, 'edges'), 'node');
  if (!row) throw refusedQuery(SELECT_NODES);
  const nodesType = fieldType(type, 'nodes');
  if (!nodesType) throw new Error(`${type.name} has no nodes.`);
  const rowType = getNamedType(nodesType);
  const saysPublished = fieldType(type, 'isPublished') !== undefined;
  return { fields, rowsOf: nodes ? 'nodes' : 'edges', row, rowType, saysPublished };
}

function fieldType(type: GraphQLNamedType, field: string): GraphQLOutputType | undefined {
  return isObjectType(type) ? type.getFields()[field]?.type : undefined;
}
