import type { LodgingResultType, PlaceKind } from '../../platform/lib/gql/graphql.ts';
import { beverageResultRows } from '../beverages/beverageResults.rest.ts';
import { hotelResultRows } from '../hotels/hotelResults.rest.ts';
import { AppError } from '../../platform/errors.ts';
import { toMonth } from '../../platform/lib/month.ts';
import {
  NOT_PUBLISHED,
  splitValues,
  wholeNumber,
  type RestCall,
  type Route,
} from '../../platform/lib/rest.ts';

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
  if (!kind) {
    const given = JSON.stringify(param('item'));
    throw new AppError('NOT_FOUND', `There is no kind of place ${given}: write city, county or zip.`);
  }
  return { kind, names: splitValues(param('itemvalue')) };
}

/** Year and month or quarter of a path; both null in the form for the latest period. */
function periodOf({ param }: RestCall): { year: number | null; part: number | null } {
  if (param('year') === '') return { year: null, part: null };
  return {
    year: wholeNumber(param('year'), 'year', 2023),
    part: wholeNumber(param('part'), 'month or quarter'),
  };
}

const hotelTypes: Record<string, LodgingResultType> = {
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  quarterlymonthly: 'QUARTERLY_AND_MONTHLY',
};

/**
 * A list without rows means that nobody filed there, and a short one that few did. If no release has the period, neither is
 * true: releases of other months also bring late filings for it. A header says so, because the documented answer has no
 * field for it.
 */
function sayUnpublished(call: RestCall, type: LodgingResultType): void {
  const { year, part } = periodOf(call);
  if (year === null || part === null) call.setHeader(NOT_PUBLISHED, 'latest');
  else
    call.setHeader(
      NOT_PUBLISHED,
      type === 'MONTHLY' ? toMonth(year, part) : `${String(year)}-Q${String(part)}`,
    );
}

function hotelAnswer(type: LodgingResultType): Route['answer'] {
  return async (call) => {
    const { year, part } = periodOf(call);
    const period = type === 'MONTHLY' ? { month: part, quarter: null } : { month: null, quarter: part };
    const input = { type, year, ...period, place: placeOf(call) };
    const { rows, isPublished } = await hotelResultRows(call.run, input);
    if (!isPublished) sayUnpublished(call, type);
    return rows;
  };
}

const beverageAnswer: Route['answer'] = async (call) => {
  const { year, part } = periodOf(call);
  const input = { year, month: part, place: placeOf(call) };
  const { rows, isPublished } = await beverageResultRows(call.run, input);
  if (!isPublished) sayUnpublished(call, 'MONTHLY');
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
