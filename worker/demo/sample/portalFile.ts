import { lastDayOf, monthOf, portalDay, type MonthNumber, type Period } from './calendar.ts';
import { demandOf, priceLevel } from './economy.ts';
import { mix, noise } from './random.ts';
import { shareOfMonth, type BarTenure } from './tenures.ts';

/** The header line of the portal's export of dataset naix-2893. */
const SEAT = ['Name', 'Address', 'City', 'State', 'Zip', 'County'];
export const PORTAL_HEADER = [
  ...['Number', ...SEAT].map((field) => `Taxpayer ${field}`),
  ...['Number', ...SEAT].map((field) => `Location ${field}`),
  'Inside/Outside City Limits',
  'TABC Permit Number',
  'Responsibility Begin Date',
  'Responsibility End Date',
  'Obligation End Date',
  ...['Liquor', 'Wine', 'Beer', 'Cover Charge', 'Total'].map((field) => `${field} Receipts`),
].join();

/** Quoted only if necessary, as in the portal. */
function field(value: string | number): string {
  const text = String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first 18 fields: the portal's history carries today's name, permit and dates in every row. */
function head(bar: BarTenure): string {
  const { number, name, address, city, state, zip, countyCode } = bar.taxpayer;
  const end = bar.end === null ? '' : portalDay(bar.end);
  return [
    number,
    name,
    address,
    city,
    state,
    zip,
    countyCode,
    bar.locationNumber,
    bar.name,
    bar.address,
    bar.city,
    'TX',
    bar.zip,
    bar.countyCode,
    bar.insideCityLimits ? 'Y' : 'N',
    bar.permit,
    portalDay(bar.begin),
    end,
  ]
    .map(field)
    .join();
}

/** Estimates by the comptroller for taxpayers who do not file. */
const ESTIMATES = [44_776, 44_775, 1_492] as const;
const ESTIMATED = 0.003;
/** In the newest months more have not filed yet. */
const ESTIMATED_RECENTLY = 0.015;
const RECENT_MONTHS = 3;
const SMALL_HOUSE = 7_000;

/**
 * A bar's receipts in one month, as in a release whose newest month is `newest`: liquor, wine, beer, cover charge and
 * their total in whole dollars. An estimate has no parts.
 */
function barMonth(bar: BarTenure, month: MonthNumber, newest: MonthNumber): number[] {
  const { id, region, countyCode, monthly } = bar;
  const chance = month > newest - RECENT_MONTHS ? ESTIMATED_RECENTLY : ESTIMATED;
  if (noise(id, month, 11) < chance) {
    return [0, 0, 0, 0, ESTIMATES[Math.floor(noise(id, month, 12) * ESTIMATES.length)] ?? ESTIMATES[0]];
  }
  const isShut = noise(id, month, 13) < (monthly < SMALL_HOUSE ? 0.2 : 0.02);
  const demand = isShut ? 0 : demandOf('drinks', region, month, countyCode);
  const sold = monthly * priceLevel(month) * demand * (0.84 + 0.32 * noise(id, month, 14));
  const receipts = sold * shareOfMonth(bar, month);
  const [liquor, wine, beer] = bar.shares;
  const parts = [
    receipts * liquor * (0.94 + 0.12 * noise(id, month, 15)),
    receipts * wine * (0.9 + 0.2 * noise(id, month, 16)),
    receipts * beer,
    receipts * Math.max(0, 1 - liquor - wine - beer),
  ].map(Math.round);
  return [...parts, parts.reduce((sum, part) => sum + part, 0)];
}

/**
 * The rows of the portal's whole export (M2, 24 fields), month after month and within a month in no order, byte for
 * byte in the portal's present layout (plain amounts, UTF-8, LF). The header is not among them.
 */
export function* portalRows(bars: readonly BarTenure[], period: Period): Generator<string> {
  const shuffled = bars.toSorted((a, b) => mix(a.id, 17) - mix(b.id, 17));
  const all = shuffled.map((bar) => ({ bar, start: head(bar) }));
  for (let month = period.first; month <= period.last; month++) {
    const day = portalDay(lastDayOf(month));
    for (const { bar, start } of all) {
      if (month < monthOf(bar.begin) || (bar.end !== null && month > monthOf(bar.end))) continue;
      yield `${start},${day},${barMonth(bar, month, period.last).join()}\n`;
    }
  }
}
