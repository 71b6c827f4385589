import { fakePairs } from './fakePremises.ts';
import { HOTELS, RELEASE } from './fakeFigures.ts';
import { fakeHotel, page } from './fakeHotel.ts';

interface Paging {
  first?: number;
  after?: string | null;
}

const [someHotel] = HOTELS.map(fakeHotel);

const filing = {
  periodEnd: '2023-03-31',
  periodMonths: 1,
  locationName: 'RANCH ROAD INN  ',
  locationCity: 'MARFA',
  roomReceipts: 8_000_000,
  taxableReceipts: 10_000,
  roomCapacity: 40,
  release: RELEASE,
};
const undecided = { decision: null, note: null, decidedBy: null, decidedAt: null, figures: 'DONE' };
const rest = { hotel: someHotel, decisions: [], brandEffect: null, ...undecided };

/** A total that counts with its taxable part. */
export const TOTAL = {
  ...rest,
  flags: ['UNSUPPORTED_TOTAL'],
  reasons: ['Filed $8,000,000.00 with $10,000.00 taxable; the taxable receipts count.'],
  usualMonth: null,
  flaggedReceipts: 10_000,
  flaggedRooms: 40,
  version: '1.0.false',
  filing: { ...filing, id: 'hotel-filing:1' },
  placeEffect: {
    name: 'MARFA',
    asFiled: { receipts: 8_050_000, revpar: 64.5 },
    asFlagged: { receipts: 60_000, revpar: 24.25 },
    leftOut: { receipts: 50_000, revpar: 40 },
    receiptsDifference: -7_990_000,
    receiptsDifferencePct: -99.25,
    revparDifference: -40.25,
    revparDifferencePct: -62.4,
  },
};

/** Room-nights in place of rooms. */
export const ROOMS = {
  ...rest,
  flags: ['ROOMS_DOUBTFUL'],
  reasons: ['Filed 3,001 rooms, more than 3,000; the receipts count, the rooms do not.'],
  usualMonth: null,
  flaggedReceipts: 60_000,
  flaggedRooms: null,
  version: '2.0.false',
  filing: {
    ...filing,
    id: 'hotel-filing:2',
    locationName: 'SAGE LODGE',
    roomReceipts: 60_000,
    roomCapacity: 3001,
  },
  placeEffect: null,
};

/** The same value with its decision: by whom and why. */
export function decided(
  row: typeof TOTAL,
  decision: 'ACCEPTED' | 'LEFT_OUT',
  decidedBy: string,
  note: string,
) {
  const at = { decidedBy, note, decidedAt: '2026-11-20T10:00:00Z' };
  return { ...row, ...at, decision, figures: 'WAITING', version: '1.7.false' };
}

export const fakeDoubtful = {
  ...fakePairs,
  doubtfulFilings: ({ filter, ...paging }: Paging & { filter?: { isWaiting?: boolean } }) =>
    page(filter?.isWaiting === true ? [] : [TOTAL, ROOMS], paging),
  doubtfulFiling: () => TOTAL,
  decideFiling: () => ({
    filing: decided(TOTAL, 'ACCEPTED', 'admin@example.com', 'they called'),
    errors: [],
  }),
  releases: (paging: Paging) => page([{ ...RELEASE, publishedAt: '2024-01-08T12:00:00Z' }], paging),
};
