import type { Section } from './entries.ts';

/** Entries about properties. */
export const properties: Section = {
  id: 'properties',
  title: 'Properties and places',
  entries: [
    {
      id: 'property',
      term: 'Property',
      words:
        'One location of one taxpayer: taxpayer number and location number. A new owner of the same building is another property. A month’s properties, and the hotels or bars that filed in Explore, are all with a filing that covers it. Every fifth hotel among them has no rooms that count and mostly filed $0, as it is idle, sold or closed: ‘Properties with rooms’ leaves these out.',
    },
    {
      id: 'premises',
      term: 'Premises',
      words:
        'All properties, hotels and bars alike, at one address in one ZIP code. The Hotel Timeline, earlier owners and matches of an address are based on it. Where releases state no responsibility dates, the first and last filed months stand in, with a mark.',
    },
    {
      id: 'status',
      term: 'Current, and Permit Ended',
      words:
        'Current: the taxpayer’s responsibility had not ended at the latest published period, and one of the latest 6 published months was filed. Otherwise Permit Ended, with the date on which responsibility ended or, if the last filed month is earlier, with that.',
    },
    {
      id: 'places',
      term: 'City, county and ZIP code',
      words: (
        <>
          <p>
            Each city has one spelling. Other known spellings find it too (‘FT WORTH’ is Fort Worth), and
            filings keep the one that was filed. A county is that of the comptroller’s code or, if that is
            blank or impossible, of the ZIP code. The cities of a county add up to it, to the cent.
          </p>
          <p>
            A property counts where it is located, not where its taxpayer is. Properties without a Texas
            location can be searched but count toward no place.
          </p>
        </>
      ),
    },
    {
      id: 'new-hotels',
      term: 'New hotels',
      words:
        'Counted in the year of the first responsibility at an address, single units included. A new owner at the same address is not a new hotel. Marketplaces are not counted, and the year 2000 is left out. The dates go back further than the releases: hotels that closed before the first release are in none, and of an older hotel that was sold before it only the buyer is known, so that it counts as new in the year of the sale. The dates are as filed: some hotels had receipts before their date, and still count in the year of that date; the list of a year says since when. New hotels of years before the first release are no measure of openings.',
    },
    {
      id: 'rooms-added',
      term: 'Rooms added',
      words:
        'The rooms of a year’s new hotels, as the first hotel at each address first filed them. Later extensions are not added. Hotels with unknown rooms are counted separately.',
    },
    {
      id: 'brands',
      term: 'Brands',
      words:
        'Matched by the location’s name, for lodgings with 10 rooms or more. A misspelled name counts toward the brand that it is similar to, if there is only one, and is marked. A name may mislead: a hotel that files under its owner’s name is taken as independent. A month counts toward the brand that the hotel’s name matched at the time. A brand’s locations are the current hotels that match it now; its rooms are theirs as last filed, without doubtful ones.',
    },
  ],
};
