import type { Db } from '../../platform/lib/db.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import {
  byId,
  rowLoader,
  rowsLoader,
  type LoaderOptions,
  type Reader,
  type RowLoader,
  type RowsLoader,
} from '../../platform/lib/rowLoader.ts';
import type { Product } from '../enums.ts';
import { toEstablishmentProperty, type RawEstablishmentProperty } from './establishment.rules.ts';
import { establishmentsOf, formerNamesOf } from './establishment.sql.ts';
import type { EstablishmentProperty } from './establishment.type.ts';
import { ownershipOfPremises, premisesById } from './premises.sql.ts';
import { joinsOfPremises } from './premisesPair.sql.ts';
import type { PremisesJoin } from './premisesPair.type.ts';
import type { OwnershipPeriod, Premises } from './premises.type.ts';
import { alcoholTrailing, toAlcoholMonth, type RawAlcoholMonth } from './premisesAlcohol.rules.ts';
import {
  latestAlcoholMonths,
  premisesAlcoholMonths,
  premisesAlcoholMonthsAsOf,
} from './premisesAlcohol.sql.ts';
import type { PremisesAlcoholMonth, PremisesAlcoholTrailing } from './premisesAlcohol.type.ts';
import type { ProductName } from '../productName.rules.ts';

/** Facts about premises besides their id. */
type PremisesRow = Premises & { address: string; zip: string };

interface PremisesMonthsKey {
  premisesId: number;
  from: Month | null;
  to: Month | null;
}

export interface PremisesLoaders {
  joins: RowsLoader<number, PremisesJoin>;
  byId: RowLoader<number, PremisesRow>;
  ownership: RowsLoader<number, OwnershipPeriod>;
  /** Properties of a property's establishment, by the property's id. */
  establishment: Record<Product, RowsLoader<number, EstablishmentProperty>>;
  /** Names that the owners of a property's establishment gave up, the latest first, by the property's id. */
  formerNames: Record<Product, RowsLoader<number, string>>;
  alcoholMonths: RowsLoader<PremisesMonthsKey, PremisesAlcoholMonth>;
  /** Computed once for premises that are asked for many times. */
  alcoholTrailing: (premisesId: number) => Promise<PremisesAlcoholTrailing | null>;
  /** As of releases, by the number of that of each tax: of one premises at a time. */
  asOf: (releases: Readonly<Record<ProductName, number | null>>) => {
    alcoholMonths: Reader<PremisesMonthsKey, PremisesAlcoholMonth[]>;
  };
}

export function createPremisesLoaders(db: Db): PremisesLoaders {
  return {
    byId: rowLoader(db, byId<PremisesRow>(premisesById)),
    joins: rowsLoader(db, byId<PremisesJoin>(joinsOfPremises)),
    ownership: rowsLoader(db, byId<OwnershipPeriod>(ownershipOfPremises)),
    establishment: {
      HOTEL: establishmentLoader(db, 'hotel'),
      BEVERAGE: establishmentLoader(db, 'beverage'),
    },
    formerNames: { HOTEL: formerNamesLoader(db, 'hotel'), BEVERAGE: formerNamesLoader(db, 'beverage') },
    alcoholMonths: rowsLoader(db, byMonths(premisesAlcoholMonths)),
    alcoholTrailing: trailingLoader(db),
    asOf: ({ hotel, beverage }) => {
      const options = byMonths(premisesAlcoholMonthsAsOf);
      const params = (keys: readonly PremisesMonthsKey[]) => [...options.params(keys), hotel, beverage];
      return { alcoholMonths: rowsLoader(db, { ...options, params, atOnce: 1 }) };
    },
  };
}

function byMonths(
  statement: string,
): LoaderOptions<PremisesMonthsKey, RawAlcoholMonth, PremisesAlcoholMonth> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ premisesId }) => premisesId),
      keys.map(({ from }) => from && firstDayOf(from)),
      keys.map(({ to }) => to && firstDayOf(to)),
    ],
    cacheKey: ({ premisesId, from, to }) => `${String(premisesId)} ${from ?? ''} ${to ?? ''}`,
    finish: toAlcoholMonth,
  };
}

function trailingLoader(db: Db): PremisesLoaders['alcoholTrailing'] {
  const latest = rowsLoader(db, {
    ...byId<RawAlcoholMonth>(latestAlcoholMonths),
    finish: toAlcoholMonth,
  });
  return memoized(async (premisesId: number) => alcoholTrailing(await latest.load(premisesId)));
}

function establishmentLoader(db: Db, product: ProductName): RowsLoader<number, EstablishmentProperty> {
  return rowsLoader(db, {
    ...byId<RawEstablishmentProperty>(establishmentsOf(product)),
    finish: (raw: RawEstablishmentProperty) => toEstablishmentProperty(raw),
  });
}

function formerNamesLoader(db: Db, product: ProductName): RowsLoader<number, string> {
  return rowsLoader(db, {
    ...byId<{ name: string }>(formerNamesOf(product)),
    finish: ({ name }: { name: string }) => name,
  });
}

/** Premises of a property. The address is read only if selected. */
export function premisesOf(premisesId: number | null): Premises | null {
  return premisesId === null ? null : { id: `premises:${String(premisesId)}`, premisesId };
}
