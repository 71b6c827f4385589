import 'reflect-metadata';
import { Field, ID, InterfaceType } from 'type-graphql';
import { badInput } from '../errors.ts';

/** GraphQL type of each kind of id. A new kind of object with an id is a line here. */
export const nodeTypes = {
  hotel: 'Hotel',
  'hotel-establishment': 'HotelEstablishment',
  'hotel-filing': 'HotelFiling',
  beverage: 'BeverageProperty',
  'beverage-establishment': 'BeverageEstablishment',
  'beverage-filing': 'BeverageFiling',
  owner: 'Owner',
  city: 'Place',
  county: 'Place',
  zip: 'Place',
  premises: 'Premises',
  brand: 'Brand',
  'parent-company': 'ParentCompany',
  release: 'Release',
  member: 'Member',
  session: 'Session',
  portfolio: 'Portfolio',
  'comparison-set': 'ComparisonSet',
  'saved-view': 'SavedView',
  invoice: 'Invoice',
} as const;

export type NodeKind = keyof typeof nodeTypes;

export interface NodeId {
  kind: NodeKind;
  key: string;
}

function isNodeKind(kind: string): kind is NodeKind {
  return Object.hasOwn(nodeTypes, kind);
}

/** Splits 'hotel:32049649729-00022' into kind and key; null if it is not an id of ours. */
export function parseNodeId(id: string): NodeId | null {
  const colon = id.indexOf(':');
  const kind = id.slice(0, Math.max(colon, 0));
  const key = id.slice(colon + 1);
  return isNodeKind(kind) && key !== '' ? { kind, key } : null;
}

/** The positive whole number of an id such as 'release:3'; null if it is not one. */
export function numericKey(key: string): number | null {
  return /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null;
}

const LARGEST_INTEGER = 2_147_483_647;

/** The number in an id of the kind; null if it is not one or too large for a database key. */
export function databaseKey(kind: NodeKind, id: string): number | null {
  const parsed = parseNodeId(id);
  const key = parsed?.kind === kind ? numericKey(parsed.key) : null;
  return key !== null && key <= LARGEST_INTEGER ? key : null;
}

/** The number in an id; null for no id. Throws BAD_USER_INPUT for an id of another kind. */
export function keyOf(kind: NodeKind, id: string | null | undefined): number | null {
  if (id === null || id === undefined) return null;
  const key = databaseKey(kind, id);
  if (key !== null) return key;
  throw badInput(`${JSON.stringify(id)} is not an id of a ${kind.replace('-', ' ')}, such as ${kind}:3.`);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The uuid of an id such as 'member:…'; null if it is not one. */
export function uuidKey(key: string): string | null {
  return UUID.test(key) ? key : null;
}

@InterfaceType('Node', {
  description: 'An object with a stable, readable id that `node` and `nodes` resolve.',
  resolveType: (value: Node) => {
    const id = parseNodeId(value.id);
    return id ? nodeTypes[id.kind] : undefined;
  },
})
export abstract class Node {
  @Field(() => ID, {
    description: 'Stable, readable id, such as `hotel:32049649729-00022` or `city:AUSTIN`.',
  })
  id!: string;
}
