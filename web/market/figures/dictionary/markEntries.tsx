import { doubtfulEntries } from './doubtfulEntries.ts';
import type { Section } from './entries.ts';

/** Marks beside figures that are not plainly as filed. */
export const marks: Section = {
  id: 'marks',
  title: 'Marks on figures',
  lead: 'A figure without a mark is as filed.',
  entries: [
    {
      id: 'apportioned',
      term: 'Apportioned',
      words:
        'A quarterly filing, or part of one, divided over its three months by their number of days, in whole cents that add up exactly to the filing. Each month is an even share, not its actual receipts. A row of a ranking has the mark if more than a tenth of its receipts come from quarters that the period covers only partly.',
    },
    {
      id: 'marketplace',
      term: 'Marketplace',
      words:
        'A booking site that files one row for a whole city (‘CITY OF MARFA’) or county (‘COUNTY OF PRESIDIO’) from its own address, for all the lodgings it collects for. It counts toward that city and its county, or toward that county alone (‘CITY NOT GIVEN’ among its cities), as a part that is shown on its own, and never toward rooms, RevPAR, ranks of hotels, new hotels or brands.',
    },
    ...doubtfulEntries,
    {
      id: 'revised',
      term: 'Revised',
      words:
        'A later release changed what had been published for the month. Both values are kept, each with its release.',
    },
    {
      id: 'coverage',
      term: 'Filed of expected (coverage)',
      words:
        '‘41 of 44 properties filed’ means that 41 have a figure for the month and three are still expected: monthly filers that filed for one of the three months before, and quarterly filers that filed for the quarter before last but not yet for the last, if they are still responsible. With low coverage, a fall in receipts may not be real.',
    },
    {
      id: 'awaits',
      term: 'Monthly filers only',
      words:
        'No release includes quarterly filers for the month: they have yet to file or, before 2017, the releases leave them out. Because changes are like for like, this does not make a place seem to fall in the first months of a quarter, or to rise in 2017. A brand, a company, an owner, a portfolio and a comparison have the mark only if a hotel of theirs files by quarter at that time.',
    },
    {
      id: 'incomplete',
      term: 'Incomplete',
      words:
        'The comptroller’s release of the month has fewer rows than those of the months around it, and was published anyway. Its figures are too low; a later release may add the rest.',
    },
    {
      id: 'approximate',
      term: 'Approximate location',
      words: 'The property’s position is not known, so the middle of its ZIP code is shown.',
    },
  ],
};
