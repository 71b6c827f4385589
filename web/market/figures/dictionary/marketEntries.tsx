import type { Entry } from './entries.ts';

/** Entries on a hotel's place in its market, and on the market of a place. */
export const marketEntries: readonly Entry[] = [
  {
    id: 'percentile',
    term: 'Percentile and place in its market',
    words: (
      <>
        <p>
          ‘Higher than 78% of the other 211 hotels’ is the 78th percentile, rounded down. The band shows what
          5%, 25%, 50% (the median), 75% and 95% of the hotels have at most; a value between two hotels is
          interpolated. The hotels compared are those that count toward the city, county or ZIP code in the
          hotel’s latest month, as in ranks, without marketplaces. By receipts, hotels with $0 are not
          compared. TTM compares those with figures for all 12 months.
        </p>
        <p>
          RevPAR compares hotels with at least 10 rooms that count. TTM RevPAR is weighted here: receipts ÷
          available room-nights of the 12 months. Doubtful receipts count with what counts; doubtful and idle
          rooms do not count. A hotel that was sold counts once, with the months of all its owners. Among
          fewer than 10 hotels no percentile is shown.
        </p>
      </>
    ),
  },
  {
    id: 'supply',
    term: 'Supply: rooms opened, closed and idle',
    words: (
      <>
        <p>
          Counted by address, so a new owner neither opens nor closes a hotel. <strong>Opened</strong>: the
          rooms first filed at addresses where a hotel first had to report in the year, as in new hotels;
          those that had receipts in an earlier year stand beside them as ‘1 of the hotels opened’.{' '}
          <strong>Closed</strong>: the rooms last filed at addresses that have no current hotel any more, in
          the year of their last figures. If no release has the months after, up to a later year, nobody knows
          when they closed: they count in no year, and stand beside the year of their last figures as ‘3
          hotels more’. So do hotels that never had receipts in any release: a permit ended, and no hotel
          closed. In the latest six months, closings may be missing until it is certain that no filing
          follows.
        </p>
        <p>
          <strong>Idle</strong>: rooms filed without receipts for at least three calendar months in a row, at
          addresses where nobody had receipts, in the last month of the year that all filers have filed for.
          The rooms beside them are those that count in that month. Hotels with unknown rooms are counted and
          add none.
        </p>
      </>
    ),
  },
  {
    id: 'receipts-mix',
    term: 'Hotels and bars: mix of receipts',
    words:
      'Room receipts of hotels, marketplaces included, and mixed beverage receipts of the same place, each in percent of both together. Only months that are complete for both taxes count: published with all rows and, for hotels, with the filings of quarterly filers. A year has the months that are; ‘9 months’ says how many. Restaurants and bars file mixed beverage receipts, and hotels their own bars; food is in neither.',
  },
];
