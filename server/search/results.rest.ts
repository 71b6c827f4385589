import { beverageResultRows } from '../beverages/beverageResults.rest.ts';
import { hotelResultRows } from '../hotels/hotelResults.rest.ts';
import type { LodgingResultType } from '../hotels/hotelResult.type.ts';
import { notFound } from '../errors.ts';
import { splitValues, wholeNumber, type RestCall, type Route } from '../lib/rest.ts';
import type { PlaceKind } from '../places/place.type.ts';

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

/** The year and the month or quarter of a path; both null in the form that means the latest. */
function periodOf({ param }: RestCall): { year: number | null; part: number | null } {
  if (param('year') === '') return { year: null, part: null };
  return { year: wholeNumber(param('year'), 'year'), part: wholeNumber(param('part'), 'month or quarter') };
}

const hotelTypes: Record<string, LodgingResultType> = {
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  quarterlymonthly: 'QUARTERLY_AND_MONTHLY',
};

function hotelAnswer(type: LodgingResultType): Route['answer'] {
  return (call) => {
    const { year, part } = periodOf(call);
    const period = type === 'MONTHLY' ? { month: part, quarter: null } : { month: null, quarter: part };
    return hotelResultRows(call.run, { type, year, ...period, place: placeOf(call) });
  };
}

const beverageAnswer: Route['answer'] = (call) => {
  const { year, part } = periodOf(call);
  return beverageResultRows(call.run, { year, month: part, place: placeOf(call) });
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
