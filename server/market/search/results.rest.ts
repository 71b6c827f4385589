import type {
  LodgingResultType,
  PlaceKind,
  Product,
  RestPublishedMonthsQuery,
} from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { beverageResultRows } from '../beverages/beverageResults.rest.ts';
import { hotelResultRows } from '../hotels/hotelResults.rest.ts';
import { notFound } from '../../platform/errors.ts';
import { monthNumberOf, quarterOf, toMonth, yearOf } from '../../platform/lib/month.ts';
import { splitValues, wholeNumber, type RestCall, type Route } from '../../platform/lib/rest.ts';

interface Place {
  kind: PlaceKind;
  names: string[];
}

const kinds = new Map<string, PlaceKind>([
  ['city', 'CITY'],
  ['county', 'COUNTY'],
  ['zip', 'ZIP'],
]);

/** The place that a path names. Throws NOT_FOUND for another kind than city, county and zip. */
function placeOf({ param }: RestCall): Place {
  const kind = kinds.get(param('item').toLowerCase());
  if (!kind) throw notFound(`The kind of place ${JSON.stringify(param('item'))}`);
  return { kind, names: splitValues(param('itemvalue')) };
}

/** Year and month or quarter of a path; both null in the form for the latest period. */
function periodOf({ param }: RestCall): { year: number | null; part: number | null } {
  if (param('year') === '') return { year: null, part: null };
  return { year: wholeNumber(param('year'), 'year'), part: wholeNumber(param('part'), 'month or quarter') };
}

const hotelTypes: Record<string, LodgingResultType> = {
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  quarterlymonthly: 'QUARTERLY_AND_MONTHLY',
};

const published = graphql(`
  query restPublishedMonths($product: Product!) {
    publishedMonths(product: $product) {
      month
      hasMonthlyFilers
      hasQuarterlyFilers
    }
  }
`);

type PublishedMonth = RestPublishedMonthsQuery['publishedMonths'][number];

interface Asked {
  product: Product;
  type: LodgingResultType;
}

/**
 * An empty list means that nobody filed there. If no release has the period, that is unknown; a header says so,
 * because the documented answer has no field for it.
 */
async function sayUnpublished(call: RestCall, { product, type }: Asked): Promise<void> {
  const { year, part } = periodOf(call);
  if (year === null || part === null) return;
  const { publishedMonths } = await call.run(published, { product });
  const isOfPeriod = ({ month, hasMonthlyFilers, hasQuarterlyFilers }: PublishedMonth): boolean =>
    yearOf(month) === year &&
    (type === 'MONTHLY' ? monthNumberOf(month) : quarterOf(month)) === part &&
    (type === 'MONTHLY'
      ? hasMonthlyFilers
      : hasQuarterlyFilers || (type !== 'QUARTERLY' && hasMonthlyFilers));
  if (publishedMonths.some(isOfPeriod)) return;
  const period = type === 'MONTHLY' ? toMonth(year, part) : `${String(year)}-Q${String(part)}`;
  call.setHeader('X-Not-Published', period);
}

function hotelAnswer(type: LodgingResultType): Route['answer'] {
  return async (call) => {
    const { year, part } = periodOf(call);
    const period = type === 'MONTHLY' ? { month: part, quarter: null } : { month: null, quarter: part };
    const rows = await hotelResultRows(call.run, { type, year, ...period, place: placeOf(call) });
    if (rows.length === 0) await sayUnpublished(call, { product: 'HOTEL', type });
    return rows;
  };
}

const beverageAnswer: Route['answer'] = async (call) => {
  const { year, part } = periodOf(call);
  const rows = await beverageResultRows(call.run, { year, month: part, place: placeOf(call) });
  if (rows.length === 0) await sayUnpublished(call, { product: 'BEVERAGE', type: 'MONTHLY' });
  return rows;
};

/** Both forms of one results call: for a stated period, and for the latest. */
function bothForms(type: string, answer: Route['answer']): Route[] {
  return [
    { method: 'get', path: `/${type}/:part/:year/:item/:itemvalue`, answer },
    { method: 'get', path: `/search/${type}/:item/:itemvalue`, answer },
  ];
}

export const resultRoutes: readonly Route[] = [
  ...Object.entries(hotelTypes).flatMap(([name, type]) => bothForms(name, hotelAnswer(type))),
  ...bothForms('mbt', beverageAnswer),
];
