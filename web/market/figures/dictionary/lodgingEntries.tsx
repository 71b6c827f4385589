import { figureEntries } from '../../../gql/figureEntries.ts';
import { chainScaleEntry } from './chainScaleEntry.tsx';
import type { Section } from './entries.ts';

/** Entries about hotels. */
export const lodgingFigures: Section = {
  id: 'hotels',
  title: 'Figures of hotels',
  lead: 'From the state hotel occupancy tax, which every lodging with a permit files for.',
  entries: [
    ...figureEntries.map(({ id, term, words }) => ({
      id,
      term,
      words: words.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
    })),
    chainScaleEntry,
    {
      id: 'revenue-per-room',
      term: 'Revenue per room',
      words:
        'Room receipts of 12 months ÷ the average number of rooms. RevPAR is the same figure for one night. Of a brand whose rooms count in fewer of the months, the sum is of these, and says of how many.',
    },
    {
      id: 'ttm',
      term: 'TTM (trailing twelve months)',
      words:
        'The last 12 months in a row. TTM revenue is their sum. If a month is missing there is no TTM revenue, since eleven months would look like a drop; the year to date is shown instead.',
    },
    {
      id: 'ttm-revpar',
      term: 'TTM RevPAR, and TTM RevPAR weighted',
      words: (
        <>
          <p>
            <strong>TTM RevPAR</strong> is the mean of the 12 monthly RevPARs, rounded up to a whole dollar.
            Every month counts the same, and rounding up adds as much as 99 cents.
          </p>
          <p>
            <strong>Weighted</strong> is the receipts of the 12 months ÷ their available room-nights, to the
            cent, as the industry calculates it. A month with more days or more open rooms weighs more.
          </p>
          <p>
            So the two differ: 61 and 60.89 can be the same hotel. Use the weighted figure to compare hotels;
            the other is the figure this product has always shown.
          </p>
        </>
      ),
    },
    {
      id: 'filer-types',
      term: 'Filer types 50 and 60',
      words:
        '50 files every month, 60 every quarter, with one figure for three months. A few locations change from one to the other within a year.',
    },
    {
      id: 'revpar-index',
      term: 'RevPAR index, share and fair share',
      words: (
        <>
          <p>
            On the page that compares hotels. The <strong>index</strong> is 100 × a hotel’s RevPAR ÷ the
            RevPAR of the competitors together over the same months; the subject is not one of them. 100 is
            par.
          </p>
          <p>
            <strong>Share</strong> is a hotel’s percentage of the room receipts of all that are compared, the
            subject included. <strong>Fair share</strong> is its percentage of their available room-nights: a
            share above it means more receipts than rooms. Both are over the months of each hotel whose rooms
            count; ranks by RevPAR over a year need 10 such months.
          </p>
          <p>
            A month counts toward the index if the hotel and at least one competitor filed receipts and rooms;
            the table by month says how many did. A month that is not published is a gap. Over twelve months
            all twelve must be published.
          </p>
        </>
      ),
    },
  ],
};
