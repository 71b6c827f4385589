/** A question that many ask, and the query that answers it. */
export interface Example {
  id: string;
  question: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  /** The same rows as a file: data set and arguments of `POST /exports/NAME.FORMAT`. */
  file?: { dataSet: string; arguments: object };
}

const citiesByGrowth: Example = {
  id: 'cities-by-growth',
  question: 'Which Texas cities’ hotels grew most from 2019 to 2023?',
  query: `# Like for like: only hotels that filed for both periods count. "note" says which months are compared.
query CitiesByGrowth($from: Month!, $to: Month!, $yearsEarlier: Int!, $first: Int!) {
  rankPlaces(
    product: HOTEL
    kind: CITY
    by: LIKE_FOR_LIKE_CHANGE
    from: $from
    to: $to
    yearsEarlier: $yearsEarlier
    first: $first
  ) {
    note
    nodes {
      rank
      name
      later {
        receipts
      }
      earlier {
        receipts
      }
      likeForLike {
        change {
          percent
        }
      }
      marks
    }
  }
}
`,
  variables: { from: '2023-01', to: '2023-12', yearsEarlier: 4, first: 25 },
};

const biggestBars: Example = {
  id: 'biggest-bars',
  question: 'What are the ten biggest bars of Lubbock, and how did they grow?',
  query: `# Without "from" and "to", the latest 12 published months are ranked.
query BiggestBars($city: String!, $first: Int!) {
  rankProperties(
    product: BEVERAGE
    filter: { city: { eq: $city } }
    yearsEarlier: 1
    first: $first
  ) {
    note
    nodes {
      rank
      name
      figures {
        receipts
      }
      earlier {
        receipts
      }
      change {
        amount
        percent
      }
      share
      marks
    }
  }
}
`,
  variables: { city: 'LUBBOCK', first: 10 },
};

const hotelsOfOwner: Example = {
  id: 'hotels-of-owner',
  question: 'Which hotels does an owner have, and what do they take in?',
  query: `# The taxpayer number of an owner is on the owner's page, and in "taxpayer" of a hotel.
# "minimumMonths: 0" keeps hotels that filed for fewer than 10 of the 12 months.
query HotelsOfOwner($owner: String!, $first: Int!) {
  rankProperties(
    product: HOTEL
    filter: { taxpayerNumber: { eq: $owner } }
    minimumMonths: 0
    first: $first
  ) {
    note
    totalCount
    receipts
    nodes {
      rank
      name
      figures {
        receipts
        revpar
        rooms
      }
      subject {
        ... on Hotel {
          address
          cityName
          countyName
        }
      }
    }
  }
}
`,
  // Motel 6; the page fills in an owner that its releases have.
  variables: { owner: '17701164877', first: 100 },
};

const countyYear: Example = {
  id: 'county-year',
  question: 'What did every hotel in Harris County take in each month of 2021?',
  query: `# Lists of equal length: one value of "receipts" for each of "months". "Copy as" also writes the file of all figures.
query CountyYear($county: String!, $from: Month!, $to: Month!, $top: Int!) {
  marketMonths(
    product: HOTEL
    groupBy: PROPERTY
    filter: { county: { eq: $county } }
    from: $from
    to: $to
    top: $top
  ) {
    months
    groupCount
    groups {
      name
      total
      receipts
      revpar
    }
  }
}
`,
  variables: { county: 'HARRIS', from: '2021-01', to: '2021-12', top: 1000 },
  file: {
    dataSet: 'hotelMonths',
    arguments: { county: { eq: 'HARRIS' }, months: { from: '2021-01', to: '2021-12' } },
  },
};

const openings: Example = {
  id: 'openings',
  question: 'What opened within ZIP code 78701, and what did that do to the hotels already there?',
  query: `# Hotels with the mark ONLY_LATER have figures in the later period alone: they opened, or were sold and renamed.
# "minimumMonths: 0" keeps those that filed for fewer than 10 months of the year.
query Openings($zip: String!, $from: Month!, $to: Month!, $yearsEarlier: Int!) {
  rankProperties(
    product: HOTEL
    filter: { zip: { eq: $zip } }
    from: $from
    to: $to
    yearsEarlier: $yearsEarlier
    minimumMonths: 0
    first: 200
  ) {
    note
    nodes {
      name
      marks
      figures {
        receipts
        revpar
        rooms
      }
      earlier {
        receipts
        revpar
        rooms
      }
      subject {
        ... on Hotel {
          responsibilityBegin
          roomsWhenNew
        }
      }
    }
  }
}
`,
  variables: { zip: '78701', from: '2021-01', to: '2021-12', yearsEarlier: 2 },
};

const byRevpar: Example = {
  id: 'by-revpar',
  question: 'Which hotels of Galveston with at least 20 rooms have the highest RevPAR?',
  query: `query ByRevpar($city: String!, $rooms: Int!, $from: Month!, $to: Month!) {
  rankProperties(
    product: HOTEL
    by: REVPAR
    filter: { city: { eq: $city }, rooms: { gte: $rooms } }
    from: $from
    to: $to
    first: 100
  ) {
    note
    nodes {
      rank
      name
      figures {
        revpar
        rooms
        receipts
      }
      percentile
      marks
    }
  }
}
`,
  variables: { city: 'GALVESTON', rooms: 20, from: '2021-01', to: '2021-12' },
};

/** In the order in which they are offered. */
export const examples: readonly Example[] = [
  citiesByGrowth,
  biggestBars,
  hotelsOfOwner,
  countyYear,
  openings,
  byRevpar,
];
