import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { memberNodeOf } from '../../members/accounts/member.ts';
import { ownSessions } from '../../members/accounts/sessions/session.ts';
import { findInvoice } from '../../billing/invoices/invoices.ts';
import type { Context } from '../context.ts';
import { badInput } from '../../platform/errors.ts';
import { Node, nodeTypes, numericKey, parseNodeId, type NodeKind } from '../../platform/lib/node.ts';
import { checkNodeType, isFigureType } from '../keyAccess.ts';
import { parsePropertyKey } from '../../platform/lib/property.ts';
import { findOwnPortfolio, portfolioOf } from '../../market/search/portfolios/portfolio.ts';
import { findOwnSet } from '../../market/search/sets/comparisonSets.ts';
import { findOwnView } from '../../market/search/views/savedViews.ts';
import { establishmentByKey } from '../../market/premises/establishment.ts';
import { listOf } from '../../platform/lib/cost.ts';

type Found = Promise<Node | null> | null;
type Find = (context: Context, key: string) => Found;

function byNumber(load: (context: Context, id: number) => Found): Find {
  return (context, key) => {
    const id = numericKey(key);
    return id === null ? null : load(context, id);
  };
}

async function ownMember(context: Context, key: string): Promise<Node | null> {
  const viewer = await context.viewer();
  return viewer?.memberId === key ? memberNodeOf(viewer) : null;
}

async function ownSession(context: Context, key: string): Promise<Node | null> {
  const viewer = await context.viewer();
  const sessions = viewer ? await ownSessions(context.db, viewer) : [];
  return sessions.find(({ id }) => id === `session:${key}`) ?? null;
}

async function ownPortfolio(context: Context, id: number): Promise<Node | null> {
  const viewer = await context.viewer();
  const portfolio = viewer ? await findOwnPortfolio(context.accounts, viewer, id) : null;
  return portfolio && portfolioOf(portfolio);
}

async function ownSet(context: Context, id: number): Promise<Node | null> {
  const viewer = await context.viewer();
  return viewer && findOwnSet(context.db, viewer, id);
}

async function ownView(context: Context, id: number): Promise<Node | null> {
  const viewer = await context.viewer();
  return viewer && findOwnView(context.db, viewer, id);
}

async function ownInvoice(context: Context, stripeId: string): Promise<Node | null> {
  const viewer = await context.viewer();
  return viewer && findInvoice(context.db, viewer.memberId, stripeId);
}

const isInteger = (id: number): boolean => id <= 2_147_483_647;

/** Resolver for each kind of id. Members can load only themselves. */
const finders: Record<NodeKind, Find> = {
  hotel: ({ loaders }, key) => {
    const number = parsePropertyKey(key);
    return number && loaders.hotels.byNumber.load(number);
  },
  beverage: ({ loaders }, key) => {
    const number = parsePropertyKey(key);
    return number && loaders.beverages.byNumber.load(number);
  },
  'hotel-establishment': ({ loaders }, key) => establishmentByKey(loaders, 'HOTEL', key),
  'beverage-establishment': ({ loaders }, key) => establishmentByKey(loaders, 'BEVERAGE', key),
  'hotel-filing': byNumber(({ loaders }, id) => loaders.hotels.filing.load(id)),
  'beverage-filing': byNumber(({ loaders }, id) => loaders.beverages.filing.load(id)),
  owner: ({ loaders }, number) => loaders.owners.byNumber.load(number),
  city: ({ loaders }, name) => loaders.places.byName.load({ kind: 'CITY', name }),
  county: ({ loaders }, name) => loaders.places.byName.load({ kind: 'COUNTY', name }),
  zip: ({ loaders }, name) => loaders.places.byName.load({ kind: 'ZIP', name }),
  premises: byNumber(({ loaders }, id) => (isInteger(id) ? loaders.premises.byId.load(id) : null)),
  brand: byNumber(({ loaders }, id) => (isInteger(id) ? loaders.brands.byId.load(id) : null)),
  'parent-company': byNumber(({ loaders }, id) =>
    isInteger(id) ? loaders.brands.parentCompany.load(id) : null,
  ),
  release: byNumber(({ loaders }, id) => loaders.releases.byId.load(id)),
  member: ownMember,
  session: ownSession,
  invoice: ownInvoice,
  portfolio: byNumber((context, id) => (isInteger(id) ? ownPortfolio(context, id) : null)),
  'comparison-set': byNumber((context, id) => (isInteger(id) ? ownSet(context, id) : null)),
  'saved-view': byNumber((context, id) => (isInteger(id) ? ownView(context, id) : null)),
};

/** The object of an id. Throws FORBIDDEN if it is closed to the caller's API key. */
async function findNode(context: Context, id: string, schema: GraphQLSchema): Promise<Node | null> {
  const parsed = parseNodeId(id);
  if (!parsed) return null;
  const type = nodeTypes[parsed.kind];
  if (!isFigureType(schema, type)) checkNodeType(schema, type, await context.viewer());
  return finders[parsed.kind](context, parsed.key);
}

const MOST_NODES = 500;

const oneForEachId: ComplexityEstimator = (asked) =>
  listOf(Array.isArray(asked.args['ids']) ? asked.args['ids'].length : MOST_NODES)(asked);

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Any object by its id; null if there is none.',
  })
  node(
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'Id, such as `hotel:32049649729-00022`.' }) id: string,
  ): Promise<Node | null> {
    return findNode(context, id, schema);
  }

  @Query(() => [Node], {
    complexity: oneForEachId,
    nullable: 'items',
    description: 'Several objects, in the order of their ids.',
  })
  nodes(
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('ids', () => [ID], { description: 'Ids, at most 500.' }) ids: string[],
  ): Promise<(Node | null)[]> {
    if (ids.length > MOST_NODES) throw badInput(`Ask for at most ${String(MOST_NODES)} ids at once.`);
    return Promise.all(ids.map((id) => findNode(context, id, schema)));
  }
}
