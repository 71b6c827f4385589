import { badInput } from '../../../platform/errors.ts';
import { wanted } from '../../../platform/lib/filters.ts';
import { keyOf, type NodeKind } from '../../../platform/lib/node.ts';
import type { Params } from '../../../platform/lib/page.ts';
import { chainScaleConditions } from '../../brands/chainScaleFilter.ts';
import { placeConditions } from '../../places/placeFilter.ts';
import { NO_FILTER } from './rankedPairs.sql.ts';
import { FILED_BY } from './yearSource.sql.ts';
import type { RankingFilter } from './ranking.args.ts';
import { expectHalf } from '../../releases/asOf.sql.ts';
import { standingFor } from '../../premises/establishment.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

const MOST_IDS = 100;

const doubtful: Record<ProductName, string> = {
  hotel: 'd.doubtful_receipts | d.doubtful_rooms',
  beverage: 'd.estimated',
};

interface Filtered {
  product: ProductName;
  /** True if a year row covers a hotel or bar through all its owners. */
  isWhole: boolean;
  /** True if year rows are those as of a release. */
  isPast?: boolean;
  years: readonly number[];
}

/** SQL of a filter's condition on year rows `y` of some years. Throws BAD_USER_INPUT. */
export function filterCondition(
  filter: RankingFilter,
  { product, isWhole, isPast = false, years }: Filtered,
  params: Params,
): string {
  if (product === 'beverage') refuseHotelFilters(filter);
  const { hasDoubtfulFilings = null } = filter;
  const doubtfulOnes = `(
        select ${isWhole ? standingFor(product, 'd.property_id') : 'd.property_id'} from ${product}_year d where d.year in (${years.join(', ') || '0'}) and (${doubtful[product]}) <> 0
      )`;
  const conditions = [
    ...placeConditions('y', filter, params),
    ...brandConditions(filter, params),
    ...chainScaleConditions(filter, params),
    ...ownerConditions(filter, product, params),
    ...propertyConditions(filter, product, params),
    ...(hasDoubtfulFilings === null
      ? []
      : [`y.property_id ${hasDoubtfulFilings ? 'in' : 'not in'} ${doubtfulOnes}`]),
  ];
  return [NO_FILTER, ...(isPast ? conditions.map(expectHalf) : conditions)].join(' and ');
}

function refuseHotelFilters({ brands, parentCompanies, chainScales, rooms, filerType }: RankingFilter): void {
  if (brands || parentCompanies) throw badInput('Bars have no brands: leave out brands and parentCompanies.');
  if (chainScales) throw badInput('Bars have no brands: leave out chainScales.');
  if (rooms) throw badInput('Bars have no rooms: leave out rooms.');
  if (filerType) throw badInput('All bars file monthly: leave out filerType.');
}

function brandConditions({ brands, parentCompanies }: RankingFilter, params: Params): string[] {
  const ofBrands = brands ? [`y.brand_id = any(${idsOf('brand', brands, params)})`] : [];
  const ofCompanies = parentCompanies
    ? [
        `y.brand_id = any(array(
        select b.id from brand b where b.parent_company_id = any(${idsOf('parent-company', parentCompanies, params)})
      ))`,
      ]
    : [];
  return [...ofBrands, ...ofCompanies];
}

/** An id that names nothing matches nothing. Throws BAD_USER_INPUT for an id of another kind. */
function idsOf(kind: NodeKind, ids: readonly string[], params: Params): string {
  if (ids.length > MOST_IDS) throw badInput(`A filter takes at most ${String(MOST_IDS)} values.`);
  const keys = ids.map((id) => keyOf(kind, id));
  return params.add(keys, 'integer[]');
}

/** Keeps only what the owner filed of a hotel or bar that had several owners. */
function ownerConditions({ taxpayerNumber }: RankingFilter, product: ProductName, params: Params): string[] {
  const numbers = wanted(taxpayerNumber);
  if (!numbers) return [];
  return [
    `y.${FILED_BY} in (
        select q.id from ${product}_property q where q.taxpayer_number = any(${params.add(numbers, 'text[]')})
      )`,
  ];
}

function propertyConditions(filter: RankingFilter, product: ProductName, params: Params): string[] {
  const { gte = null, lte = null } = filter.rooms ?? {};
  const conditions = [
    ...(gte === null ? [] : [`q.room_capacity >= ${params.add(gte, 'integer')}`]),
    ...(lte === null ? [] : [`q.room_capacity <= ${params.add(lte, 'integer')}`]),
    ...(filter.filerType ? [`q.filer_type = ${filter.filerType === 'MONTHLY' ? '50' : '60'}`] : []),
  ];
  if (conditions.length === 0) return [];
  return [`y.property_id in (select q.id from ${product}_property q where ${conditions.join(' and ')})`];
}
