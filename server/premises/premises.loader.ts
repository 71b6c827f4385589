import type { Db } from '../lib/db.ts';
import { byId, rowLoader, rowsLoader, type RowLoader, type RowsLoader } from '../lib/rowLoader.ts';
import { ownershipOfPremises, premisesById } from './premises.sql.ts';
import type { OwnershipPeriod, Premises } from './premises.type.ts';

/** What is read of premises beyond the id that their properties know. */
export type PremisesRow = Premises & { address: string; zip: string };

export interface PremisesLoaders {
  byId: RowLoader<number, PremisesRow>;
  ownership: RowsLoader<number, OwnershipPeriod>;
}

export function createPremisesLoaders(db: Db): PremisesLoaders {
  return {
    byId: rowLoader(db, byId<PremisesRow>(premisesById)),
    ownership: rowsLoader(db, byId<OwnershipPeriod>(ownershipOfPremises)),
  };
}

/** Premises that a property names; their address is only read where it is selected. */
export function premisesOf(premisesId: number | null): Premises | null {
  return premisesId === null ? null : { id: `premises:${String(premisesId)}`, premisesId };
}
