import type { Section } from './entries.ts';
import { marketEntries } from './marketEntries.tsx';

/** Dictionary entries about comparisons and periods. */
export const comparisons: Section = {
  id: 'comparisons',
  title: 'Comparing',
  entries: [
    {
      id: 'change',
      term: 'Change vs. a year earlier',
      words: (
        <>
          <p>
            A month is compared with the same month a year earlier, 12 months with the 12 before them, and a
            year with the year before. Only months that both years have count, so a partial year is never
            compared with a complete one. Comparisons over more than 12 months go back as many whole years as
            it takes not to overlap: 24 months are compared with the 24 before. For places and brands, every
            change is like for like.
          </p>
          <p>
            Rankings also have the change of all receipts, with openings, closings and missing filings. It is
            shown only where like for like covers at least 80% of the smaller total.
          </p>
          <p>
            A month is partial if a hotel or bar opened or closed within it. Its receipts are then of some of
            its days only, so a change from or to that month is too high or too low. It is shown all the same,
            and names the partial month. A quarterly filing is divided by days, so if a hotel opened or closed
            within its quarter, all three of its months are partial.
          </p>
          <p>
            If one of these cannot be shown, the page shows the year to date instead, compared with the same
            months of the latest earlier year that has all of them.
          </p>
          <p>
            Yearly tables show ‘$0 (0%)’ if there is nothing to compare with, and say so; they show ∞ if the
            year before was zero. Exports leave the cell empty.
          </p>
        </>
      ),
    },
    {
      id: 'like-for-like',
      term: 'Like for like',
      words:
        'The change for properties that filed in both years, marketplaces included; beside it stand the receipts of the properties alone and of the marketplaces. Only months that a property has in both years count. It shows how existing business did, while total growth also includes openings and closings. A seller who still files $0 after the sale of a hotel has filed, so the hotel counts as fallen to $0 until the seller stops: then the parts of growth show the buyer’s receipts under ‘changed hands’. If these properties have less than 80% of the smaller total, no change is shown. The change of the properties alone is shown only if they have 80% of the smaller total without marketplaces. The sums beside it cover all properties.',
    },
    {
      id: 'growth-parts',
      term: 'Parts of growth',
      words: (
        <>
          <p>
            Every receipt of the 12 months, and of the same months a year earlier, belongs to one part. The
            parts add up to the total change, to the cent. They are assigned month by month, so one address
            may be in several.
          </p>
          <ul>
            <li>
              <strong>Existing</strong>: the property filed for the month in both years. A seller who still
              files $0 is here, too. This part and the marketplaces that filed in both are like for like.
            </li>
            <li>
              <strong>Opened</strong>: nothing was filed at the address up to the earlier month, except by
              other properties that still file.
            </li>
            <li>
              <strong>Closed</strong>: nothing has been filed at the address since, and the responsibility has
              ended or three published months have passed.
            </li>
            <li>
              <strong>Changed hands</strong>: another property at the same address, which opened or closed, or
              another owner of the same hotel, filed for the other month.
            </li>
            <li>
              <strong>Converted</strong>: the other month counts toward another brand or another place.
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
        'Rank among the brands with figures in a city, county or ZIP code over the latest 12 months, by RevPAR and by revenue per room; 1 is the highest. Brands with figures for fewer than 10 of the months, or fewer than 10 rooms, have no rank.',
    },
    {
      id: 'rank',
      term: 'Rank',
      words: (
        <>
          <p>
            By receipts of the latest month; 1 is the highest, and ‘of’ says how many were compared. A
            property is ranked among those that count toward its city and its county for that month. One that
            was sold counts once, with the receipts of all its owners. Marketplaces are not ranked, nor is
            anything that took in $0: closed hotels go on filing.
          </p>
          <p>
            A place is ranked among the places of its kind in Texas and, for a city, among the cities of the
            county where most of it lies.
          </p>
          <p>
            Rankings over 12 months leave out hotels, bars, brands and their companies with figures for fewer
            than 10 of them, unless you choose to rank them too. If only some of the months are published, 10
            of every 12 of these are needed.
          </p>
        </>
      ),
    },
    ...marketEntries,
    {
      id: 'receipts',
      term: 'Receipts',
      words:
        'Room receipts of hotels, and total receipts of bars and restaurants. Under the heading of a month, quarter or year, they are the receipts of that period. Yearly tables have the receipts of each year, and rankings those of all their months together.',
    },
    {
      id: 'share',
      term: 'Share',
      words:
        'Receipts as a percentage of a total over the same months: that of the city, of the compared hotels, or of everything that matches the filters. If either amount is unknown, no share is shown.',
    },
    {
      id: 'season-index',
      term: 'Seasonal index',
      words:
        'How a month compares with the average month of its year: its receipts ÷ the average of the year’s 12 months × 100, averaged over the years that have all 12. An index of 120 is 20% above the average month. If no year has all 12 months, a dash is shown.',
    },
    {
      id: 'recovery',
      term: 'Recovered since 2019',
      words:
        'The receipts of a month ÷ those of the same month of 2019, in percent. It is based on all receipts, so it includes openings and closings. It is shown only for months that include quarterly filers in both years.',
    },
    {
      id: 'concentration',
      term: 'Concentration (HHI) and top five',
      words:
        'The Herfindahl-Hirschman index is the sum of the squared shares in percent. It is 10,000 for a single business, and 100 for a hundred of equal size. Under the 2023 guidelines of the US Department of Justice, a market is moderately concentrated above 1,000 and highly concentrated above 1,800. The top five is the share of the five largest. Both cover everything that matches the filters.',
    },
    {
      id: 'quarter',
      term: 'Quarter',
      words:
        'The first quarter is January to March. A quarter column is the sum of its three months, and says so if one of them is missing. The months of a quarterly filing always add up to it, to the cent. If a monthly filer filed only two months, results over a quarter say ‘2 of 3 months’, and RevPAR divides by the days of those two.',
    },
    {
      id: 'latest-period',
      term: 'Latest period',
      words:
        'The newest month with at least half as many filings as the fullest of the 12 months before it, so that a few filings with a future date do not count. A month is complete about five weeks after it ends.',
    },
    {
      id: 'durations',
      term: '1, 3, 5, 10 years and All',
      words:
        'The calendar years that a chart shows, up to the latest with figures. ‘1 year’ is that year and the one before; ‘3’, ‘5’ and ‘10’ show that number of years; All starts with 2000.',
    },
    {
      id: 'unknown',
      term: 'A dash',
      words:
        'The value is unknown. Unknown is never shown as 0; hover over a dash, or touch it, to see why. Exports leave the cell empty.',
    },
  ],
};
