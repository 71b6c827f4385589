// Made by `npm run schema` from server/market/figures/monthFigures.rules.ts. Do not edit.

export const figureEntries = [
  {
    "id": "room-receipts",
    "term": "Room receipts (revenue)",
    "words": [
      "All that was taken in for rooms during the period, in US dollars, as the taxpayer filed it. It is not what the tax came to, and it leaves out food, drinks and events."
    ]
  },
  {
    "id": "taxable",
    "term": "Taxable receipts",
    "words": [
      "The part of the room receipts that is taxed. Long stays and exempt guests are not. A month with receipts and nothing taxable is normal."
    ]
  },
  {
    "id": "exempt-share",
    "term": "Exempt share",
    "words": [
      "(Room receipts − taxable receipts) ÷ room receipts, in percent with one decimal: the part of the receipts that is not taxed, such as long stays and exempt guests. Of a place, a brand or a year, both amounts are summed first.",
      "Without receipts there is no exempt share: a dash, never 0. Doubtful receipts have none either: only their taxable part counts, so their exempt part is unknown, and the share of a place or brand leaves them out. Marketplaces file both amounts, as hotels do, and are in a place’s share. Each month of a quarterly filing has the share of its quarter."
    ]
  },
  {
    "id": "rooms",
    "term": "Rooms",
    "words": [
      "Rooms for rent, as filed. A place has the rooms of every property with a filing that covers the month; marketplaces, doubtful and idle rooms add none."
    ]
  },
  {
    "id": "revpar",
    "term": "RevPAR",
    "words": [
      "Revenue per available room: room receipts ÷ (rooms × days of the period), in dollars and cents. The period is a month or, for a quarterly filing, a quarter. A place’s is the receipts of its properties without the marketplaces’ ÷ the available room-nights of those properties.",
      "Without rooms there is no RevPAR: a dash, never 0.",
      "In a month that a hotel opens or closes in, its receipts are of a part of the days, while RevPAR divides by all of them and is too low. Where the filed dates of responsibility begin or end within a month, pages and exports say how many of its days they cover. Quarterly filings are divided among their months by days, whenever the hotel began.",
      "In the month of a sale both owners file, so the rooms of that hotel count twice in its place and its brand, and RevPAR is too low. Pages point this out from one room in a hundred on, and exports also have RevPAR with sold hotels counted once.",
      "Results sorted by RevPAR, and rankings by it, leave out hotels with fewer than 10 rooms that count, unless you choose otherwise: a single apartment is not a city’s best hotel."
    ]
  }
] as const;
