import { column, type ExportColumn } from '../../platform/lib/exports/exportColumns.ts';
import type { MarketContext } from '../context.ts';
import {
  dataSet,
  joinRelease,
  RELEASE_FILE,
  byPeriodAlone,
  withMore,
  type DataSet,
} from '../figures/exports/dataSet.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { releaseIn } from '../releases/asOf.sql.ts';
import { latestMonth } from '../releases/latestMonth.ts';
import type { AsOfInput } from '../releases/release.type.ts';
import type { HotelListArgs, HotelFilingListArgs } from './hotel.args.ts';
import { revparCentsSql } from './hotel.rules.ts';
import { reasonsOfFacts } from './filingFlags.rules.ts';
import { hotelFilings } from './hotelFilings.ts';
import { hotels } from './hotelList.ts';
import { hotelMonthsExport } from './hotelMonthsExport.ts';
import { hasIncompleteMonth } from './hotelResult.sql.ts';
import type { HotelResultsInput } from './hotelResult.type.ts';
import { hotelResults, resultPeriodEnd } from './hotelResults.ts';

const place: ExportColumn[] = [
  column.text('city', 'City', { about: 'City that the filing counts toward.' }),
  column.text('county', 'County', { about: 'County that the filing counts toward.' }),
  column.text('locationZip', 'Zip'),
];

const dates: ExportColumn[] = [
  column.plain('responsibilityBegin', 'Responsible from'),
  column.plain('responsibilityEnd', 'Responsible to'),
];

const marks: ExportColumn[] = [
  column.boolean('isIncomplete', 'Incomplete month', {
    about: 'True if a month of the period was published although its release has too few rows.',
  }),
  column.words('flags', 'Flags'),
  column.sentences('reasons', 'Reasons', { sql: 'x.why' }),
  column.text('releaseFile', 'Release', { about: 'File of the comptroller that the row comes from.' }),
];

const money: ExportColumn[] = [
  column.money('roomReceipts', 'Room receipts'),
  column.money('countedReceipts', 'Receipts that count'),
  column.money('taxableReceipts', 'Taxable'),
  column.plain('roomCapacity', 'Rooms'),
  column.plain('countedRooms', 'Rooms that count'),
];

const identity: ExportColumn[] = [
  column.text('taxpayerNumber', 'Taxpayer number', { about: 'Taxpayer number.' }),
  column.plain('locationNumber', 'Location number', { about: 'Location number within the taxpayer.' }),
];

const taxpayer: ExportColumn[] = [
  column.text('taxpayerName', 'Taxpayer'),
  column.text('taxpayerAddress', 'Taxpayer address'),
  column.text('taxpayerCity', 'Taxpayer city'),
];

const periodNights = `(x."countedRooms" * (x."periodEnd" + 1
  - (x."periodEnd" + 1 - make_interval(months => x."periodMonths"))::date))`;

const filings = dataSet<HotelFilingListArgs>({
  about: 'Tax returns of hotels, as the comptroller published them, with what counts of them.',
  type: 'HotelFiling',
  args: { filter: 'HotelFilingFilter!', orderBy: '[HotelFilingOrder!]', asOf: 'AsOfInput' },
  columns: [
    column.plain('periodEnd', 'Period ends'),
    column.plain('periodMonths', 'Months'),
    column.plain('filerType', 'Filer'),
    ...identity,
    column.text('locationName', 'Name'),
    column.text('locationAddress', 'Address'),
    column.text('locationCity', 'City as filed'),
    column.text('locationState', 'State'),
    ...place,
    column.text('locationPhone', 'Phone'),
    ...taxpayer,
    column.text('taxpayerState', 'Taxpayer state'),
    column.text('taxpayerZip', 'Taxpayer zip'),
    column.text('taxpayerPhone', 'Taxpayer phone'),
    ...money,
    column.money('revpar', 'RevPAR', {
      sql: `case when not x."isMarketplace" then
        ${revparCentsSql('coalesce(x."countedReceipts", 0)', periodNights)} end`,
    }),
    ...dates,
    column.plain('decision', 'Decision'),
    column.text('decisionNote', 'Note'),
    ...marks,
  ],
  list: async ({ filter, orderBy, asOf: time }, context) => {
    const asOf = await asOfRelease(context, 'hotel', time);
    const list = withMore(
      byPeriodAlone(hotelFilings({ filter, orderBy: orderBy ?? [], asOf })),
      (params) => `p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber", f.city,
      county.name as county, ${hasIncompleteMonth('f', releaseIn(params, asOf))} as "isIncomplete", ${RELEASE_FILE}`,
      `${joinRelease('f')} left join county on county.code = f.county_code`,
    );
    return { ...list, period: { product: 'HOTEL', months: filter.month ?? {}, asOf } };
  },
  sentences: reasonsOfFacts,
});

interface ResultsArgs {
  input: HotelResultsInput;
  asOf?: AsOfInput | null;
}

async function resultsAsked({ input, asOf }: ResultsArgs, context: MarketContext) {
  return {
    input,
    asOf: await asOfRelease(context, 'hotel', asOf),
    latest: typeof input.year === 'number' ? null : await latestMonth(context, 'HOTEL', asOf),
  };
}

const results = dataSet<ResultsArgs>({
  about: 'Rows of a lodging results table: hotels of places, for a month or a quarter.',
  type: 'HotelResult',
  args: { input: 'HotelResultsInput!', asOf: 'AsOfInput' },
  columns: [
    column.text('locationName', 'Hotel'),
    column.text('locationAddress', 'Address'),
    ...place,
    column.plain('periodEnd', 'Period ends'),
    column.plain('periodMonths', 'Months'),
    column.plain('monthsFiled', 'Months filed'),
    column.plain('filerType', 'Filer'),
    ...money,
    column.money('revpar', 'RevPAR', {
      sql: `case when not x."isMarketplace" then
        ${revparCentsSql('coalesce(x."revparReceipts", 0)', 'x."roomNights"')} end`,
    }),
    ...identity,
    column.text('locationPhone', 'Phone'),
    ...taxpayer,
    column.text('taxpayerPhone', 'Taxpayer phone'),
    ...dates,
    ...marks,
    column.plain('revparMonths', 'Months of RevPAR'),
    column.plain('responsibleDays', 'Days of responsibility'),
  ],
  list: async (args, context) => {
    const asked = await resultsAsked(args, context);
    const { input, asOf, latest } = asked;
    const periodEnd = resultPeriodEnd(input, latest);
    const list = withMore(hotelResults(asked), RELEASE_FILE, joinRelease('r'));
    return { ...list, period: { results: input.type, periodEnd, asOf } };
  },
  sentences: reasonsOfFacts,
});

const properties = dataSet<Pick<HotelListArgs, 'filter' | 'orderBy'>>({
  about: 'Hotels, with their owner and status.',
  type: 'Hotel',
  args: { filter: 'HotelFilter', orderBy: '[HotelOrder!]' },
  columns: [
    ...identity,
    column.text('name', 'Name'),
    column.text('address', 'Address'),
    column.text('city', 'City', { sql: 'x."cityName"' }),
    column.text('county', 'County', { sql: 'x."countyName"' }),
    column.text('zip', 'Zip'),
    column.text('phone', 'Phone'),
    column.text('taxpayer', 'Taxpayer', { sql: `x.taxpayer ->> 'name'`, about: 'Taxpayer’s name.' }),
    column.plain('roomCapacity', 'Rooms'),
    column.plain('filerType', 'Filer'),
    column.plain('status', 'Status'),
    column.plain('endedOn', 'Ended on'),
    ...dates,
  ],
  list: ({ filter, orderBy }) => hotels(filter ?? {}, orderBy ?? []),
});

export const hotelExports: Readonly<Record<string, DataSet>> = {
  hotels: properties,
  hotelMonths: hotelMonthsExport,
  hotelFilings: filings,
  hotelResults: results,
};
