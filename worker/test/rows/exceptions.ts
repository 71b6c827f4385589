/** Columns that their table lets be null and their statement does not: the statement's name, the column, and why. */
export const neverNull: Readonly<Record<string, string>> = {
  'recordsOfCustomers customerId': 'asked for by their customers',
  'sandbox.customersWithPlans customer': 'a subscription is made for a customer',
  'addressesDue customerId': 'where it is not null',
  'oldOpenInvoices memberId': 'where it is not null',
  'findPasskey signCount': 'a passkey has it, and only an authenticator app has none',
  'placeBrands brandId': 'where it is not null',
  'ownerCities key': 'where it is not null',
  'roomsOfAnotherOwner rooms': 'one that is unknown is no other number',
  'search.propertiesByStart propertyId': 'entries of a property have it',
  'search.placeNames word': 'it is made of a label, which is not null',
  'rebuildBrands.brandsOfTouched brand_id': 'where it is not null',
  'establishments.find premises_id': 'where it is not null',
  'listBundles madeAt': 'a bundle that is done has it',
  'listBundles bytes': 'a bundle that is done has it',
  'listBundles sha256': 'a bundle that is done has it',
  'findExportQuery query': 'where it is not null',
  'findExportQuery variables': 'every query has them until its export has ended',
  'sourceRuns.findCancelled by': 'where it is not null',
  'exportJob.start columns': 'an export has it until it has ended',
};

/** Files of questions that cannot be checked, and why. */
export const unchecked: Readonly<Record<string, string>> = {
  'server/http/exports/runExport.ts': 'cancels its statement, and reads no row by that',
  'server/platform/limits/untilStopped.ts': 'cancels its statement, and reads no row by that',
  'server/market/places/maps/propertyMap.ts': 'a form for each month and filter; its own tests ask it',
  'server/market/releases/news/news.resolver.ts':
    'narrowed to its member by a function; its own tests ask it',
  'server/market/figures/rankings/marketMonths.ts':
    'a form for each grouping and filter; its own tests ask it',
  'server/market/figures/rankings/readRanking.ts':
    'a form for each kind, figure and tax, more than are tried; its own tests ask them',
  'server/market/figures/rankings/recentReceipts.ts':
    'a form for each kind and tax; the tests of rankings ask them',
  'server/market/figures/exports/exportedPeriod.ts': 'asks whether a list has rows, and reads no column',
  'server/market/figures/exports/prepared/exports.resolver.ts':
    'narrowed to its member by a function; tests in worker/market/figures/exports ask it',
  'worker/market/figures/exports/readSnapshot.ts': 'sets a limit, and reads no row',
  'worker/import/check.ts': 'a column for each check, named by its number',
  'worker/import/releases/imports.cli.ts': 'passes on the statements of importChange.rules.ts',
  'worker/import/sources/sourceRuns.ts':
    'one of its statements counts the rows that it hands over, and reads none',
  'worker/import/tasks/runTask.ts': 'ends a task through a pool or a client, and reads no row',
};
