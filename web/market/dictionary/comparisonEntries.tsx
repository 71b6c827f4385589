import type { Section } from './entries.ts';

/** How figures are set against others, and over which time. */
export const comparisons: Section = {
  id: 'comparisons',
  title: 'Comparing',
  entries: [
    {
      id: 'change',
      term: 'Change on the year',
      words: (
        <>
          <p>
            A month is set against the same month of the year before, 12 months against the 12 before them,
            and a year against the year before: only the months that both have count, on either side, so that
            a year that is not over, or of which releases are missing, is not set against a whole one. Of
            places and brands, every change is like for like.
          </p>
          <p>
            Where one of these cannot be stated, the year up to the latest month stands beside it, set against
            the same months of the latest earlier year that has all of them.
          </p>
          <p>
            Yearly tables write ‘$0 (0%)’ where there is nothing to compare with, and say so beside it; they
            write ∞ where the year before was zero. Their exports leave the cell empty.
          </p>
        </>
      ),
    },
    {
      id: 'like-for-like',
      term: 'Like for like',
      words:
        'The change of what was there in both years, property by property, marketplaces included: only months that a property has in both years count. It says how business went, where growth in all also says what opened and closed. Where these properties take in less than 80% of the smaller of the two, no change is stated. The sums beside it are of all.',
    },
    {
      id: 'growth-parts',
      term: 'Parts of growth',
      words: (
        <>
          <p>
            Every receipt of the 12 months, and of the same months a year before, falls to one part; the parts
            add up to the whole change to the cent. They are told month by month, so one address may be in
            several.
          </p>
          <ul>
            <li>
              <strong>Existing</strong>: the property has the month in both years. This part and what
              marketplaces filed for both are like for like.
            </li>
            <li>
              <strong>Opened</strong>: nothing was filed at the address up to the earlier month, but by
              neighbours that go on.
            </li>
            <li>
              <strong>Closed</strong>: nothing has been filed there since, and responsibility has ended or
              three published months have passed.
            </li>
            <li>
              <strong>Changed hands</strong>: another property at the same address, which came or went, has
              the other month.
            </li>
            <li>
              <strong>Converted</strong>: the other month counts to another brand or another place.
            </li>
            <li>
              <strong>Filing gaps</strong>: the other month was not filed, is still awaited, or was left out
              by an operator.
            </li>
            <li>
              <strong>Marketplaces</strong>: booking sites that file for a whole city or county; places only.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'brand-ranks',
      term: 'Rank of brands in a place',
      words:
        'The brands with figures in a city, county or ZIP code over the latest 12 months, by RevPAR and by revenue per room; 1 is the highest. Those with fewer than 10 of the months or fewer than 10 rooms have no rank.',
    },
    {
      id: 'rank',
      term: 'Rank',
      words: (
        <>
          <p>
            By receipts of the latest month; 1 is the highest, and ‘of’ says how many were compared. A
            property is ranked among those that count to its city and to its county for that month.
            Marketplaces are not ranked.
          </p>
          <p>
            A place is ranked among the places of its kind in Texas and, for a city, among the cities of the
            county where most of it lies.
          </p>
        </>
      ),
    },
    {
      id: 'quarter',
      term: 'Quarter',
      words:
        'January to March is the first. A quarter column is the sum of its three months, and says so where one of them is missing. The months of a quarterly filing always add up to it, to the cent. Results over a quarter say ‘2 of 3 months’ of a monthly filer that filed only two, and its RevPAR divides by the days of these.',
    },
    {
      id: 'latest-period',
      term: 'Latest period',
      words:
        'The newest month with at least half the rows of the fullest of the twelve months before it. A few filings that are dated ahead do not move it. A month is complete about five weeks after it ends.',
    },
    {
      id: 'durations',
      term: '1, 3, 5, 10 years and All',
      words:
        'What a chart shows, by calendar years up to the latest with figures: ‘1 year’ is that one and the one before, ‘3’, ‘5’ and ‘10’ are as many years, and All begins with 2000.',
    },
    {
      id: 'unknown',
      term: 'A dash',
      words:
        'Not known. Unknown is never shown as 0; rest the pointer on a dash to read why. An export leaves the cell empty.',
    },
  ],
};
