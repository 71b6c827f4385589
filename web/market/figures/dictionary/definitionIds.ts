import { MONTH_NAMES } from '../../../ui/formats/formatMonth.ts';

/** Entries of the dictionary, each with the names that its figures have in headlines, tables and charts. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'room-receipts': ['Room receipts', 'Room receipts by month', 'Monthly Revenue', 'Revenue'],
  'total-receipts': ['Total receipts', 'Alcohol receipts by month', 'Monthly Receipts', 'Alcohol receipts'],
  receipts: [
    'Receipts',
    'Receipts of all',
    'Receipts before',
    'Earlier receipts',
    'Yearly receipts',
    'Yearly revenue',
    'Latest month',
    'What did they take in?',
    'Month by month',
    // Columns of a table with a year in each line.
    ...MONTH_NAMES,
  ],
  'legacy-tax': ['Tax', 'Calculated from the tax'],
  parts: ['Liquor', 'Wine', 'Beer', 'Cover charge'],
  'alcohol-mix': ['Mix of Receipts'],
  'alcohol-per-room': ['Alcohol per available room', 'Per room'],
  'alcohol-share': ['Alcohol’s share of both'],
  estimated: ['Estimated'],
  taxable: ['Taxable', 'Taxable receipts'],
  'exempt-share': ['Exempt share', 'Exempt share (%)', 'Exempt Share'],
  rooms: ['Rooms', 'Rooms before', 'Rooms at first', 'Rooms of another owner'],
  revpar: [
    'RevPAR',
    'Months of RevPAR',
    'Days of responsibility',
    'Partial months',
    'Days of responsibility a year earlier',
    'Available room-nights',
    'RevPAR before',
    'RevPAR after',
    'Monthly Revenue and RevPAR Comparison',
  ],
  ttm: ['TTM', 'TTM revenue', 'TTM receipts', 'TTM Revenue', 'TTM Receipts', 'Months'],
  'ttm-revpar': ['TTM RevPAR'],
  'revpar-index': ['RevPAR index', 'Fair share'],
  share: ['Share', 'Share of city', 'Share of hotels', 'Share of branded', 'Share of companies'],
  'as-filed': [
    'Room receipts as filed',
    'RevPAR as filed',
    'Rooms as filed',
    'Total revenue as filed',
    'Receipts that count',
    'Rooms that count',
  ],
  'left-out': ['Rooms that do not count'],
  'idle-rooms': [
    'Rooms that filed $0',
    'Change without idle hotels',
    'Change without idle hotels, dollars',
    'Change without idle hotels, percent',
  ],
  'idle-bars': [
    'Change without bars that filed $0',
    'Change without bars that filed $0, dollars',
    'Change without bars that filed $0, percent',
  ],
  doubtful: ['Doubtful receipts'],
  'unusual-receipts': ['Unusual', 'Unusual months', 'Unusual months a year earlier'],
  marketplace: ['Marketplaces', 'Marketplace'],
  awaits: ['Months without quarterly filings'],
  apportioned: ['Apportioned', 'Apportioned months'],
  change: [
    'vs. a year earlier',
    'Change in dollars',
    'Change',
    'Change vs. a year earlier',
    'Change vs. a year earlier, dollars',
    'RevPAR change',
    'RevPAR change, dollars',
    'vs. a year earlier, percent',
    'Change of all receipts',
    'Up most',
    'Down most',
  ],
  'like-for-like': ['Change, like for like', 'vs. a year earlier, like for like', 'Since an earlier year'],
  'season-index': ['Seasons', 'Index'],
  concentration: ['Concentration (HHI)', 'Top five', 'Top five hotels', 'Top five bars'],
  'revenue-per-room': ['Revenue per room'],
  'chain-scale': ['Chain scale', 'Chain scale mix', 'Share of rooms', 'Share of receipts'],
  'brand-ranks': ['By RevPAR', 'By revenue per room'],
  supply: ['Supply', 'Rooms opened', 'Rooms closed', 'Rooms idle'],
  'receipts-mix': ['Hotels and bars', 'Hotel share', 'Bar share'],
  percentile: ['Percentile', 'Place in its market'],
  rank: ['Rank', 'RevPAR rank', 'Receipts rank'],
  'growth-parts': ['Growth and its sources'],
  quarter: ['Monthly & quarterly', 'Q1', 'Q2', 'Q3', 'Q4'],
  coverage: ['Coverage', 'Filed', 'Months filed', 'Months compared', 'Months compared for RevPAR'],
  property: [
    'Properties',
    'Hotels',
    'Hotels that filed',
    'Bars that filed',
    'Properties with rooms',
    'Properties, past and present',
  ],
  brands: ['Locations', '# of Locations', 'Brands here', 'Its brands'],
  'new-hotels': ['New Hotels', 'New hotels', 'New hotels by year', 'New Hotels per Year', 'Receipts since'],
  'rooms-added': ['Rooms added', 'Rooms Added'],
};

/** Names that hold a month, a year or a place. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // `March 2023`, `Jan–Nov 2023, 11 of 12 months`.
  [/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b.* \d{4}/, 'receipts'],
  [/^Receipts, /, 'receipts'],
  // Tables with a column for each month, and the same as filed.
  [/^(Monthly|Yearly) (revenue|receipts)\b/, 'receipts'],
  [/^\d{4} in % of \d{4}$/, 'recovery'],
  [/^Change vs\. \d+ years earlier(, dollars)?$/, 'change'],
  [/^Unusual months \d+ years earlier$/, 'unusual-receipts'],
  [/^Rank in /, 'rank'],
  [/^New hotels in \d{4}$/, 'new-hotels'],
  [/^Rooms added in \d{4}$/, 'rooms-added'],
  [/^Filed for /, 'coverage'],
  [/^Current (hotel|bar|propert)/, 'status'],
  [/^Since \d{4}, like for like$/, 'like-for-like'],
  [/^RevPAR, (year to date|TTM|\d+ of 12 months)$/, 'ttm-revpar'],
  [/^(\w+, year to date|\w+, \d+ of 12 months)$/, 'ttm'],
  [/^(Room|Alcohol) receipts, latest 12 months$/, 'ttm'],
  [/^Change, (TTM|\d+ of 12 months)$/, 'change'],
  [/^Monthly (Revenue|Receipts) By City$/, 'receipts'],
];

const byName = new Map(Object.entries(NAMES).flatMap(([id, names]) => names.map((name) => [name, id])));

/** The id of the dictionary's entry for a figure, by its name on the screen; null if it has none. */
export function definitionIdOf(name: string): string | null {
  return byName.get(name) ?? PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Every entry that a figure leads to. */
export const definitionIds: readonly string[] = [
  ...new Set([...Object.keys(NAMES), ...PATTERNS.map(([, id]) => id)]),
];
