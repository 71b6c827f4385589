import type { PlaceMonth } from '../market/places/placeFigures.ts';

/** A place's month of one property, of which a test gives only the figures that it looks at. */
export const plainMonth: Omit<PlaceMonth, 'month' | 'receipts'> = {
  revpar: null,
  filedReceipts: null,
  filedRevpar: null,
  rooms: null,
  filedRooms: null,
  properties: 1,
  marketplace: null,
  apportioned: null,
  flaggedFilings: null,
  unusual: null,
  roomsLeftOut: null,
  awaitsQuarterlyFilers: false,
  isIncomplete: false,
  liquor: null,
  wine: null,
  beer: null,
  coverCharge: null,
  estimated: null,
  release: { fileName: 'HOT1812.CSV', issuedOn: null, synthetic: true },
};
