import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
} from 'graphql';
import { AppError } from '../platform/errors.ts';
import { KeyScope, lacksScope } from '../platform/keyScope.ts';
import type { Viewer, ViewerKey } from '../platform/viewer.ts';
import { accessOf, checkRights, type Access } from './auth.ts';

/**
 * Scopes of root fields that differ from the rule: queries for members are FIGURES, and everything else is closed to
 * keys. Null closes a query. A mutation can be listed, if a scope is there for it.
 */
const scopes: Readonly<Record<string, KeyScope | null>> = {
  about: 'FIGURES',
  publishedMonths: 'FIGURES',
  trial: 'FIGURES',
  portfolios: 'PORTFOLIOS',
  comparisonSets: 'PORTFOLIOS',
  exports: 'EXPORTS',
  bundles: 'EXPORTS',
  startExport: 'EXPORTS',
  deleteExport: 'EXPORTS',
  savedViews: 'PORTFOLIOS',
  recentlyViewed: null,
  news: null,
  newsReleases: null,
  newsChoice: null,
};

/** Fields by id, which answer objects of any kind: their types decide. */
const BY_ID: ReadonlySet<string> = new Set(['node', 'nodes']);

export function badKey(): AppError {
  return new AppError(
    'UNAUTHENTICATED',
    'This API key is not valid: it is mistyped, has expired or was revoked. Create a key in My Account.',
  );
}

function notForKeys(what: string): AppError {
  const message = `API keys cannot use ${what}: they only read figures and your portfolios. Sign in for this.`;
  return new AppError('FORBIDDEN', message);
}

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  /** The root fields of the operation. */
  fields: readonly string[];
}

/** Throws FORBIDDEN unless an API key may ask this, and its member might. */
export function checkKeyAccess({ schema, document, fields }: Asked, viewer: Viewer, key: ViewerKey): void {
  for (const field of fields) {
    const scope = scopeOf(schema, field);
    if (scope === null) throw notForKeys(field);
    if (BY_ID.has(field)) checkRights(accessOf(field), viewer);
    else checkScope(scope, accessOf(field), viewer);
  }
  checkTypes(schema, document, key);
}

/** Throws like `checkAccess`, but also lets in API keys with the scope. */
export function checkScope(scope: KeyScope, access: Access, viewer: Viewer): void {
  if (viewer.key && !viewer.key.scopes.includes(scope)) throw lacksScope(scope);
  checkRights(access, viewer);
}

/** The scope that opens a root field; null if no key does. */
function scopeOf(schema: GraphQLSchema, field: string): KeyScope | null {
  if (Object.hasOwn(scopes, field)) return scopes[field] ?? null;
  const isQuery = schema.getQueryType()?.getFields()[field] !== undefined;
  return isQuery && accessOf(field) === 'member' ? 'FIGURES' : null;
}

/** Throws FORBIDDEN if a key may not read objects of a type. */
function checkType(schema: GraphQLSchema, type: string, key: ViewerKey): void {
  const reached = reachedBy(schema);
  if (isAlwaysOpen(type) || key.scopes.some((scope) => reached[scope].has(type))) return;
  const scope = Object.values(KeyScope).find((each) => reached[each].has(type));
  throw scope === undefined ? notForKeys(type) : lacksScope(scope);
}

/** True for types of figures, for which nobody has to be looked up. */
export function isFigureType(schema: GraphQLSchema, type: string): boolean {
  return reachedBy(schema).FIGURES.has(type);
}

/** Throws FORBIDDEN if the viewer has a key that may not read objects of a type. */
export function checkNodeType(schema: GraphQLSchema, type: string, viewer: Viewer | null): void {
  if (viewer?.key) checkType(schema, type, viewer.key);
}

/** Throws FORBIDDEN if the document selects fields of a type that none of the key's scopes reaches. */
function checkTypes(schema: GraphQLSchema, document: DocumentNode, key: ViewerKey): void {
  const types = new TypeInfo(schema);
  const enter = (): void => checkType(schema, types.getParentType()?.name ?? '', key);
  visit(document, visitWithTypeInfo(types, { SelectionSet: enter }));
}

/** The root types, whose fields are checked one by one, the ids of nodes, and introspection. */
function isAlwaysOpen(type: string): boolean {
  return type === 'Query' || type === 'Mutation' || type === 'Node' || type.startsWith('__');
}

type Reached = Readonly<Record<KeyScope, ReadonlySet<string>>>;

const known = new WeakMap<GraphQLSchema, Reached>();

/** The types that the root fields of each scope lead to, so that a type of accounts is closed without being listed. */
function reachedBy(schema: GraphQLSchema): Reached {
  const reached = known.get(schema) ?? {
    FIGURES: typesOf(schema, 'FIGURES'),
    EXPORTS: typesOf(schema, 'EXPORTS'),
    PORTFOLIOS: typesOf(schema, 'PORTFOLIOS'),
  };
  known.set(schema, reached);
  return reached;
}

function typesOf(schema: GraphQLSchema, scope: KeyScope): ReadonlySet<string> {
  const found = new Set<string>();
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const waiting = roots
    .filter(({ name }) => !BY_ID.has(name) && scopeOf(schema, name) === scope)
    .map(({ type }) => getNamedType(type));
  for (let type = waiting.pop(); type; type = waiting.pop()) {
    if (found.has(type.name) || type.name === 'Node') continue;
    found.add(type.name);
    waiting.push(...nextTo(schema, type));
  }
  return found;
}

function nextTo(schema: GraphQLSchema, type: GraphQLNamedOutputType): GraphQLNamedOutputType[] {
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  return [
    ...fields.map((field) => getNamedType(field.type)),
    ...(isAbstractType(type) ? schema.getPossibleTypes(type) : []),
    ...(isObjectType(type) ? type.getInterfaces() : []),
  ];
}
