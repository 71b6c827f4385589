import type { Section } from './entries.ts';

/** Entries about bars and restaurants. */
export const alcoholFigures: Section = {
  id: 'alcohol',
  title: 'Figures of bars and restaurants',
  lead: 'From the mixed beverage gross receipts tax, which every holder of a mixed beverage permit files monthly.',
  entries: [
    {
      id: 'total-receipts',
      term: 'Total receipts',
      words:
        'Liquor, wine, beer and cover charge together, in whole dollars in the comptroller’s releases since 2017. Food is not included.',
    },
    {
      id: 'parts',
      term: 'Liquor, wine, beer and cover charge',
      words:
        'The parts of the total. Legacy releases state the tax on the total only, so the parts are unknown there and show as dashes, never as 0. A place has no parts for a month in which one of its properties has none: a partial sum would be wrong.',
    },
    {
      id: 'legacy-tax',
      term: 'Receipts of legacy releases',
      words:
        'They state the tax, not the receipts. The receipts are the tax ÷ 0.14 for months before January 2014 and ÷ 0.067 from then on, which were the rates.',
    },
    {
      id: 'estimated',
      term: 'Estimated',
      words:
        'The comptroller’s estimate for a taxpayer that did not file: a total without any part, most often $44,775, $44,776 or $1,492. It counts, with a badge, until a later release replaces it with what was filed.',
    },
    {
      id: 'alcohol-per-room',
      term: 'Alcohol per available room',
      words:
        'At an address with a hotel and a bar: the alcohol receipts ÷ (rooms of the hotels there × days), in dollars and cents. Without rooms, a dash is shown.',
    },
    {
      id: 'alcohol-share',
      term: 'Alcohol’s share of both',
      words:
        'At an address with a hotel and a bar: the alcohol receipts ÷ (alcohol receipts + room receipts), in percent, over the months that have both. Marketplaces do not count. An address is ranked in its county if it has both for at least five sixths of the months that any address there has.',
    },
    {
      id: 'alcohol-mix',
      term: 'Mix of receipts',
      words:
        'Liquor, wine, beer and cover charge ÷ their sum, each month, in percent. The chart has a gap where a release states only the tax on the total, or the comptroller estimated it.',
    },
  ],
};
