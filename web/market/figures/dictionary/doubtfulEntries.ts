import type { Entry } from './entries.ts';

/** Marks of doubtful values, after the rules of the same names. */
export const doubtfulEntries: readonly Entry[] = [
  {
    id: 'doubtful',
    term: 'Doubtful values',
    words:
      'Filed values that do not count as filed: an extra digit, an unsupported total, doubtful rooms, idle rooms. Every filing is still shown as filed, with the reason and the value that counts instead. Places, brands, ranks, years and 12-month figures use the values that count. The operator of this installation can accept a filing as filed, or leave it out, with a note.',
  },
  {
    id: 'extra-digit',
    term: 'Extra digit',
    words:
      'Probably a digit too many in the filed total: receipts of at least $10,000 a month that are at least 4 times the property’s usual month and at least 4 times their taxable part, while the taxable part is at least a third of the usual month. The usual month is the median of the property’s other filings within 6 months. The taxable receipts count instead of the total: both were filed, and the smaller is what tax was paid on.',
  },
  {
    id: 'unsupported-total',
    term: 'Unsupported total',
    words:
      'A filed total of more than $5,000,000 a month that is more than 20 times the taxable receipts, without the marks of an extra digit. The taxable receipts count instead.',
  },
  {
    id: 'unusual-receipts',
    term: 'Unusual receipts',
    words:
      'Receipts of at least $50,000 a month and over $6,000 for each room that are at least 4 times the property’s usual month and at least twice what it filed for the same calendar month of any other year, where neither of the two marks above applies. Perhaps a digit too many, perhaps a season or a large bill that the files do not explain. Repeated receipts (below) are unusual, too. They count as filed; the months of the hotel, its places and its brand, rankings and maps say so, and headlines say it of the months that a change is against. The operator of this installation can leave such a filing out, or accept it, which takes the mark away.',
  },
  {
    id: 'repeated-receipts',
    term: 'Repeated receipts',
    words:
      'Receipts of at least $5,000 a month that are all taxable, not in whole dollars, and the same to the cent in at least three periods of the property, where none of the marks above applies. No hotel takes in the same every month, so they are perhaps the comptroller’s estimates for taxpayers who did not file, which the files of mixed beverages have, too. The files do not say so; they count as filed. Of bars, so are months of the releases up to 2017, which state the tax alone: at least $5,000, not in whole hundreds of dollars, and the same to the cent in at least three months. Later files mark all estimates. Wherever receipts are said to be unusual, repeated ones are among them; figures of places, rankings and maps do not say it of bars.',
  },
  {
    id: 'rooms-doubtful',
    term: 'Doubtful rooms',
    words:
      'Rooms that cannot be right: more than 3,000; or receipts of over $2,500 per room and night, as where one room is filed for a manager of hundreds; or at least 200 rooms that usually take in less than $5 per room and night (at least 1,000 rooms: less than $15), as where room-nights are filed for rooms: 2,940 is 98 rooms × 30 nights. The receipts count, the rooms do not: the hotel has no RevPAR, and is in neither part of the RevPAR of a place or brand.',
  },
  {
    id: 'idle-rooms',
    term: 'Idle rooms',
    words:
      'Rooms of a property without receipts in the month, where another property at its address has receipts, or where it is one of at least three calendar months in a row for which the property filed none. They do not count. The rooms of a single empty month count: they were there to be sold; a month that no release has interrupts the three, so that rooms count that have long been idle. Headlines and months of places, brands and owners say how many of their rooms filed $0, and rankings mark rows with at least 1%. After a sale, many sellers file $0 while the buyer files for the same hotel. Like for like, their hotel has fallen to $0, as has one that is closed: headlines, years, growth and rankings say how a change reads without them, if that is at least half a percentage point apart.',
  },
  {
    id: 'idle-bars',
    term: 'Bars that filed $0',
    words:
      'A permit is granted months before a bar opens, and often ends months after it closes; for these months $0 is filed. Like for like, such a bar has risen from $0, or fallen to it: in a small ZIP code one opening may be most of the change. Headlines, years, rankings and the change since an earlier year say how the change reads without bars that filed $0 for one of the two months, if that is at least half a percentage point apart.',
  },
  {
    id: 'left-out',
    term: 'Left out',
    words:
      'The operator of this installation left the filing out. It is still shown but counts toward nothing. If an operator left out all filings of a month of a place or brand, its receipts are unknown: a dash, never $0, and no sum over twelve months with it is stated. The month says why, and what was filed stands in the view “As filed”.',
  },
  {
    id: 'as-filed',
    term: 'As filed',
    words:
      'A view of a place’s or brand’s months and years with every value as filed, including doubtful ones, for comparison with the comptroller’s files. RevPAR as filed divides all receipts except those of marketplaces by all filed rooms times days. Changes, growth and ranks use counted figures only.',
  },
];
