/** Fields that rows have only where they say something, with their meaning for the OpenAPI document. */
export const fieldWords: Readonly<Record<string, string>> = {
  is_incomplete: 'Months: 1 if rows of the releases are missing.',
  months_filed: 'Quarters of a hotel: months that it filed, if fewer than 3.',
  left_out: 'Results of hotels: 1 if an operator left out the filing, so that it counts nowhere.',
  apportioned:
    'Months of hotels, their places and brands: the part of the receipts, in dollars, that comes from quarterly filings, divided ' +
    'among months by days. `filer_type` of such a month of a hotel is 60.',
  is_estimate:
    'Months of bars: 1 if the comptroller estimated the receipts, as the taxpayer did not file. The total is the estimate; ' +
    'its parts are published as 0, although the real values are unknown.',
  estimated:
    'Months of places, of bars: the part of the receipts, in dollars, that the comptroller estimated.',
  months: 'Years: months with figures, if fewer than 12.',
  revpar_months:
    'Quarters and years of hotels: months whose rooms count, if fewer than the months with figures. RevPAR covers only these.',
  responsible_days:
    'Months and results: days from the begin to the end of the responsibility, if fewer than all days of the month or quarter. ' +
    'The receipts are of these days, while RevPAR divides by all.',
  estimated_months: 'Years of bars: number of months with receipts that the comptroller estimated.',
  rooms_twice:
    'Months of places and brands: rooms that are in the total twice, because both owners of a sold hotel filed.',
  RevPar_once: 'Months with `rooms_twice`: RevPAR with these rooms counted once.',
  former_name:
    'Suggestions: the earlier name that a property was found by, if today’s name, place, address and owner lack a word of the text.',
};

/** The fields as a list in Markdown. */
export const fieldList = Object.entries(fieldWords)
  .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
  .join('\n');
