import { barMonth } from './barFigures.ts';
import type { BarTenure } from './barTenure.ts';
import { lastDayOf, monthOf, portalDay, type MonthNumber } from './calendar.ts';
import { mix } from './random.ts';
import type { Period } from './tenures.ts';

/** The header line of the portal's export of dataset naix-2893. */
export const PORTAL_HEADER = [
  'Taxpayer Number',
  'Taxpayer Name',
  'Taxpayer Address',
  'Taxpayer City',
  'Taxpayer State',
  'Taxpayer Zip',
  'Taxpayer County',
  'Location Number',
  'Location Name',
  'Location Address',
  'Location City',
  'Location State',
  'Location Zip',
  'Location County',
  'Inside/Outside City Limits',
  'TABC Permit Number',
  'Responsibility Begin Date',
  'Responsibility End Date',
  'Obligation End Date',
  'Liquor Receipts',
  'Wine Receipts',
  'Beer Receipts',
  'Cover Charge Receipts',
  'Total Receipts',
].join();

/** Quoted only if necessary, as in the portal. */
function field(value: string | number): string {
  const text = String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first 18 fields: the portal's history carries today's name, permit and dates in every row. */
function head(tenure: BarTenure): string {
  const { taxpayer } = tenure;
  return [
    taxpayer.number,
    taxpayer.name,
    taxpayer.address,
    taxpayer.city,
    taxpayer.state,
    taxpayer.zip,
    taxpayer.countyCode,
    tenure.locationNumber,
    tenure.name,
    tenure.address,
    tenure.city,
    'TX',
    tenure.zip,
    tenure.countyCode,
    tenure.insideCityLimits ? 'Y' : 'N',
    tenure.permit,
    portalDay(tenure.begin),
    tenure.end === null ? '' : portalDay(tenure.end),
  ]
    .map(field)
    .join();
}

interface Listed {
  tenure: BarTenure;
  head: string;
  first: MonthNumber;
  last: MonthNumber;
}

function listed(tenure: BarTenure, period: Period): Listed {
  return {
    tenure,
    head: head(tenure),
    first: monthOf(tenure.begin),
    last: tenure.end === null ? period.last : monthOf(tenure.end),
  };
}

/**
 * The rows of the portal's whole export (M2, 24 fields), month after month and within a month in no order, byte for
 * byte in the portal's present layout (plain amounts, UTF-8, LF). The header is not among them.
 */
export function* portalRows(tenures: readonly BarTenure[], period: Period): Generator<string> {
  const shuffled = tenures.toSorted((a, b) => mix(a.id, 17) - mix(b.id, 17));
  const all = shuffled.map((tenure) => listed(tenure, period));
  for (let month = period.first; month <= period.last; month++) {
    const day = portalDay(lastDayOf(month));
    for (const { tenure, head: start, first, last } of all) {
      if (month < first || month > last) continue;
      const { liquor, wine, beer, cover, total } = barMonth(tenure, month, period.last);
      yield `${start},${day},${liquor},${wine},${beer},${cover},${total}\n`;
    }
  }
}
