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
        'A quarterly filing, or part of one, divided over its three months by their number of days, in whole cents that add up exactly to the filing. Each month is an even share, not its actual receipts.',
    },
    {
      id: 'marketplace',
      term: 'Marketplace',
      words:
        'A booking site that files one row for a whole city (‘CITY OF MARFA’) or county (‘COUNTY OF PRESIDIO’) from its own address, for all the lodgings it collects for. It counts to that city and its county, or to that county alone (‘CITY NOT GIVEN’ among its cities), as a part that is shown on its own, and never to rooms, RevPAR, ranks of hotels, new hotels or brands.',
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
        '‘41 of 44 properties filed’: 41 have a figure for the month; three more are due: monthly filers that had one in one of the three months before, and quarterly filers that filed for the quarter before the last and have yet to file for the last, both still responsible. A fall in receipts with poor coverage may be no fall.',
    },
    {
      id: 'awaits',
      term: 'Monthly filers only',
      words:
        'No release has what quarterly filers filed for the month: they have yet to file, or the releases of its time leave them out (before 2017). As changes are like for like, they do not make a place seem to fall in the first months of a quarter, or to have risen in 2017.',
    },
    {
      id: 'incomplete',
      term: 'Incomplete',
      words:
        'The comptroller’s release of the month lacks rows that the months around it have, and it was published all the same. Its figures are too low; a later release may bring the rest.',
    },
    {
      id: 'approximate',
      term: 'Approximate location',
      words: 'The middle of the ZIP code stands for the property’s own position, which is not known.',
    },
  ],
};
