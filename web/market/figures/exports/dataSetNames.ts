/** Names of the server's data sets, in the words of the pages that export them. */
const NAMES: Readonly<Record<string, string>> = {
  hotels: 'Hotels',
  hotelMonths: 'Monthly figures of hotels',
  hotelFilings: 'Published filings of hotels',
  hotelResults: 'Search results of hotels',
  beverageProperties: 'Bars and restaurants',
  beverageMonths: 'Monthly figures of bars and restaurants',
  beverageFilings: 'Published filings of bars and restaurants',
  beverageResults: 'Search results of bars and restaurants',
  rankings: 'Ranking',
  query: 'Query',
};

/** `Monthly figures of hotels` for `hotelMonths`; a name that is not known stays. */
export function dataSetName(dataSet: string): string {
  return Object.hasOwn(NAMES, dataSet) ? (NAMES[dataSet] ?? dataSet) : dataSet;
}
