import type { DataSource } from 'typeorm';
import { PlaceKind } from '../places/placeKind.ts';
import { chainScaleLoader } from './chainScaleMix.ts';
import type { ChainScaleMix } from './chainScaleMix.type.ts';

export type Mix = ChainScaleMix;
export type Kind = PlaceKind;
export const placeKinds = Object.values(PlaceKind);

/** Answers that GraphQL would give for places, in cents, in the order of their keys. */
export async function mixesOf(
  db: DataSource,
  kind: Kind,
  keys: readonly string[],
): Promise<(Mix | Error | null)[]> {
  return chainScaleLoader(db).loadMany(keys.map((key) => ({ kind, key })));
}
