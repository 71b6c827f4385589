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
        'A file published by the comptroller. Every figure names the one it came from, with the day of issue where the file tells it. Tables of months and of rows have a column for it, which the Columns button shows and their exports hold. The raw file is kept, with its SHA-256.',
    },
    {
      id: 'revisions',
      term: 'How revisions work',
      words: (
        <>
          <p>
            A hotel release that is issued again replaces its period whole: amended figures, added properties,
            and properties that are gone. The portal’s export of mixed beverages is whole each time; a legacy
            release of them amends the permits and months that it names. An older issue never replaces a newer
            one.
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
        'Filings can be asked for as they stood after a given release, or at the end of a given day, by the argument asOf of the GraphQL queries over filings. What a page shows is as of now.',
    },
    {
      id: 'held-back',
      term: 'What is held back',
      words:
        'A release with under 90% of its neighbours’ rows, or one that would change more than 15% of what is published, waits for the operator. Up to 1% of unreadable rows (at most 500) are left out and listed; with more, the release is refused. Rows that repeat another to the letter count once, and rows by which the comptroller’s staff tested their system not at all.',
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
        'About 8% of a month’s hotel receipts are filed by marketplaces. A city’s revenue has them, its RevPAR does not: revenue ÷ RevPAR does not give its rooms.',
    },
    {
      id: 'trap-typos',
      term: 'Typos stay at the source',
      words:
        'One hotel’s May 2021 reads $822,821,715.28 with $821,715.28 taxable; one condominium has 17,211 rooms. Such values are flagged and do not count, smaller slips do: look at taxable and rooms before quoting an odd month.',
    },
    {
      id: 'trap-incomplete',
      term: 'Months can be incomplete',
      words:
        'May 2023 first came without the 2,600 rows of a single filer; they returned a month later. Look at coverage.',
    },
    {
      id: 'trap-quarterly',
      term: 'Never add a quarterly release to monthly ones',
      words:
        'Its rows of monthly filers are their three months summed up already. Here such a row counts only where none of the quarter’s monthly filings exists.',
    },
    {
      id: 'trap-owners',
      term: 'Two owners in one month',
      words:
        'When a place changes hands, both may file for the month, and a permit may stand twice. They are two properties; the premises join them.',
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
        'Legacy mixed beverage releases name a permit, no taxpayer. Such a filing counts to the portal’s property that has had the permit at the same ZIP code in any of the portal’s releases, since permits are renewed under other numbers; where there is none, the permit itself stands in for the taxpayer number. It counts to the city that its bar is in now: legacy releases name the city of the post, Houston for many bars of Katy.',
    },
    {
      id: 'trap-spelling',
      term: 'Names as filed',
      words:
        'Names are upper case and cut at 50 characters. Phones may be blank, 0 or three digits; a few addresses are missing. Letters that the source had lost are lost.',
    },
  ],
};
