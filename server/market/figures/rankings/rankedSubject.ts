import { loaded } from '../../../platform/lib/loaded.ts';
import type { MarketLoaders } from '../../context.ts';
import type { RankedSubject } from './rankingRow.type.ts';
import type { RankedKind } from './rankedKinds.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

interface Key {
  kind: RankedKind;
  product: ProductName;
  key: string;
}

/** The object of a key in rankings and monthly figures. */
export function subjectOf(
  { kind, product, key }: Key,
  loaders: MarketLoaders,
): Promise<typeof RankedSubject> {
  switch (kind) {
    case 'CITY':
    case 'COUNTY':
    case 'ZIP':
      return loaded(loaders.places.byName.load({ kind, name: key }), 'A place');
    case 'PROPERTY':
      return product === 'hotel'
        ? loaded(loaders.hotels.byId.load(Number(key)), 'A hotel')
        : loaded(loaders.beverages.byId.load(Number(key)), 'A bar');
    case 'BRAND':
      return loaded(loaders.brands.byId.load(Number(key)), 'A brand');
    case 'PARENT_COMPANY':
      return loaded(loaders.brands.parentCompany.load(Number(key)), 'A parent company');
    case 'OWNER':
      return loaded(loaders.owners.byNumber.load(key), 'An owner');
  }
}
