import type { Section } from './entries.ts';

/** Entries on releases, and on the figures that they bring and change. */
export const releases: Section = {
  id: 'releases',
  title: 'Releases and revisions',
  entries: [
    {
      id: 'release',
      term: 'Release',
      words:
        'A file published by the comptroller. Every figure names the release it came from, with the day of issue if the file states it. Tables of months and of filings have a column for it, which the Columns button shows and exports include. The raw file is kept, with its SHA-256.',
    },
    {
      id: 'revisions',
      term: 'How revisions work',
      words: (
        <>
          <p>
            When a hotel release is issued again, it replaces its whole period: figures may change, and
            properties may be added or removed. The portal’s export of mixed beverages is complete each time;
            a legacy mixed beverage release changes only the permits and months it names. An older issue never
            replaces a newer one.
          </p>
          <p>
            Nothing is overwritten here. Each value has the release that brought it and, once replaced, the
            release that did so. Mixed beverage filings arrive late for months, so expect their latest months
            to grow.
          </p>
        </>
      ),
    },
    {
      id: 'as-of',
      term: 'As of',
      words:
        'The asOf argument of GraphQL queries returns filings, and figures made of them, as they stood after a given release, or at the end of a given day. Explore, comparisons, portfolios and the pages of properties, places, owners and brands do so with ?asOf=release:12 in their address, which “Cite” gives. Rules, decisions, joined addresses and owners are today’s. Pages show current figures unless they say otherwise.',
    },
    {
      id: 'held-back',
      term: 'What is held back',
      words:
        'A release with under 90% of its neighbors’ rows, or one that would change more than 15% of what is published, waits for the operator. Up to 1% of unreadable rows (at most 500) are left out and listed; with more, the release is refused. Exact duplicates of a row count once, and test rows of the comptroller’s staff do not count.',
    },
  ],
};

/** Facts that readers of figures should know. */
export const traps: Section = {
  id: 'traps',
  title: 'Traps',
  lead: 'Each was seen in real releases.',
  entries: [
    {
      id: 'trap-zero',
      term: 'Zero is a figure',
      words: '22 to 36% of a month’s hotel rows report no receipts at all. That is a filing, not a gap.',
    },
    {
      id: 'trap-marketplaces',
      term: 'Marketplaces move cities',
      words:
        'About 8% of a month’s hotel receipts are filed by marketplaces. They are part of a city’s revenue but not of its RevPAR, so revenue ÷ RevPAR does not give its rooms.',
    },
    {
      id: 'trap-typos',
      term: 'Typos stay at the source',
      words:
        'One hotel’s May 2021 reads $822,821,715.28 with $821,715.28 taxable; one condominium has 17,211 rooms. Such values are flagged and do not count. Smaller errors do count, so check taxable receipts and rooms before quoting an odd month.',
    },
    {
      id: 'trap-incomplete',
      term: 'Months can be incomplete',
      words:
        'May 2023 first came without the 2,600 rows of a single filer; they returned a month later. Check the coverage.',
    },
    {
      id: 'trap-quarterly',
      term: 'Never add a quarterly release to monthly ones',
      words:
        'Its rows for monthly filers are already sums of three months. Here such a row counts only if none of the quarter’s monthly filings exists.',
    },
    {
      id: 'trap-owners',
      term: 'Two owners in one month',
      words:
        'When a place changes hands, both may file for the month, and a permit may appear twice. They are two properties; the premises join them.',
    },
    {
      id: 'trap-dates',
      term: 'Responsibility dates wander',
      words: 'Some begin after the month they are filed for, some end within it, some are as old as 1959.',
    },
    {
      id: 'trap-history',
      term: 'Names in old mixed beverage months',
      words:
        'The state’s portal rewrites its history with today’s permit, name and dates. A bar’s name in 2012 may be the one it took last year.',
    },
    {
      id: 'trap-legacy-link',
      term: 'Legacy permits',
      words:
        'Legacy mixed beverage releases name a permit but no taxpayer. Such a filing counts toward the portal’s property that has had the permit at the same ZIP code in any of the portal’s releases, because permits are renewed under other numbers. If there is none, the permit stands in for the taxpayer number. If the portal has the same month under a newer permit then, both count: in the comptroller’s releases of September 2017 that is $286,693 of $572 million. The releases of July 2017 name 15 bars under an old and a new permit with the same receipts; both count, which is $335,524 of $548 million. The filing counts toward the city where its bar is now: legacy releases name the postal city, which is Houston for many bars in Katy.',
    },
    {
      id: 'trap-spelling',
      term: 'Names as filed',
      words:
        'Names are upper case and cut at 50 characters. Phones may be blank, 0 or three digits; a few addresses are missing. Letters missing in the source stay missing.',
    },
  ],
};
