import {
  Kind,
  parse,
  separateOperations,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { badInput } from '../../../../platform/errors.ts';
import type { FoundList } from './querySelection.ts';

/** Arguments that choose a page; an export goes from the first page to the last. */
const OF_PAGES: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before']);
const PAGE = parseFields('exportPage: pageInfo { hasNextPage endCursor }');
const IS_PUBLISHED = parseFields('exportPublished: isPublished');
const PAGE_VARIABLES = '$exportFirst: Int!, $exportAfter: String';
const PAGE_ARGUMENTS = 'first: $exportFirst, after: $exportAfter';

const NOT_PUBLISHED =
  'No release has the period of this query. Choose a published one: { publishedMonths(product: HOTEL) { month } } lists them.';

/** The query with the list alone: for a connection, its rows and the end of their page. */
export function pagedDocument(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { fields, rowsOf, row, saysPublished }: FoundList,
): DocumentNode {
  const last = fields.at(-1);
  if (!last) throw new Error('The list has no field.');
  const list = rowsOf === null ? last : withPages(last, rowsOf, row, saysPublished);
  const only = fields.slice(0, -1).reduceRight<FieldNode>((inner, field) => withOnly(field, [inner]), list);
  const query = { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [only] } } as const;
  const definitions = document.definitions.map((each) => (each === operation ? query : each));
  const [separate] = Object.values(separateOperations({ ...document, definitions }));
  return withVariables(separate ?? document, rowsOf !== null);
}

function withOnly(field: FieldNode, selections: readonly SelectionNode[]): FieldNode {
  return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

function withPages(
  connection: FieldNode,
  rowsOf: 'nodes' | 'edges',
  row: FieldNode,
  saysPublished: boolean,
): FieldNode {
  const plain = withOnly({ kind: Kind.FIELD, name: row.name }, row.selectionSet?.selections ?? []);
  const rows = rowsOf === 'nodes' ? plain : withOnly({ kind: Kind.FIELD, name: nameNode('edges') }, [plain]);
  const kept = (connection.arguments ?? []).filter(({ name }) => !OF_PAGES.has(name.value));
  return withOnly({ ...connection, arguments: [...kept, ...pageArguments()] }, [
    rows,
    ...PAGE,
    ...(saysPublished ? IS_PUBLISHED : []),
  ]);
}

function nameNode(value: string): FieldNode['name'] {
  return { kind: Kind.NAME, value };
}

function pageArguments(): readonly ArgumentNode[] {
  const [field] = parseFields(`list(${PAGE_ARGUMENTS})`);
  return field?.arguments ?? [];
}

/** Adds the variables of the page, and drops those that nothing uses any more. */
function withVariables(document: DocumentNode, isPaged: boolean): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return visit(document, {
    OperationDefinition: (operation) => {
      const given = operation.variableDefinitions ?? [];
      const kept = given.filter(({ variable }) => used.has(variable.name.value));
      return { ...operation, variableDefinitions: [...kept, ...(isPaged ? pageVariables() : [])] };
    },
  });
}

function pageVariables() {
  const [operation] = parse(`query (${PAGE_VARIABLES}) { __typename }`).definitions;
  return operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
}

function parseFields(text: string): FieldNode[] {
  const [operation] = parse(`{ ${text} }`).definitions;
  const selections = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  return selections.filter((each): each is FieldNode => each.kind === Kind.FIELD);
}

/**
 * The rows of a page's answer, and the cursor of the next page; null at the end. Throws BAD_USER_INPUT if there are none
 * because no release has their period.
 */
export function rowsOfPage(
  data: Readonly<Record<string, unknown>>,
  { path, rowsOf }: { path: readonly string[]; rowsOf: FoundList['rowsOf'] },
): { rows: readonly unknown[]; next: string | null } {
  // A field above the list may be null, such as a hotel that does not exist.
  const found = path.reduce<unknown>((at, name) => asRecord(at)[name], data);
  if (rowsOf === null) return { rows: asList(found), next: null };
  const { nodes, edges, exportPage, exportPublished } = asRecord(found);
  const rows = rowsOf === 'nodes' ? asList(nodes) : asList(edges).map((edge) => asRecord(edge)['node']);
  if (rows.length === 0 && exportPublished === false) throw badInput(NOT_PUBLISHED);
  const { hasNextPage, endCursor } = asRecord(exportPage);
  return { rows, next: hasNextPage === true && typeof endCursor === 'string' ? endCursor : null };
}

/** The values of a row by the keys of its columns; a part that is null leaves null in each of its columns. */
export function cellsOf(row: unknown, columns: readonly { key: string }[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ key }) => [
      key,
      key.split('.').reduce<unknown>((at, name) => asRecord(at)[name], row) ?? null,
    ]),
  );
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
