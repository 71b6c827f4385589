import { HOTELS } from './fakeFigures.ts';
import { fakeHotel, page } from './fakeHotel.ts';
import { fakeScaleOf } from './fakeScales.ts';

interface Paging {
  first?: number;
  after?: string | null;
}

const RANCH = { id: 'brand:11', name: 'Ranch Road Rooms' };
const HAMPTON = { id: 'brand:12', name: 'Hampton by Hilton' };

const rule = (ruleId: number, matchText: string, others: object = {}) => ({
  ruleId,
  matchText,
  excludeTexts: [],
  isOwn: false,
  isDisabled: false,
  isEdited: false,
  fileExcludeTexts: [],
  names: 4,
  hotels: 3,
  brand: HAMPTON,
  fileBrand: HAMPTON,
  ...others,
});

const RULES = [
  rule(401, 'RANCH ROAD', { isOwn: true, fileExcludeTexts: null, fileBrand: null, brand: RANCH }),
  rule(1, 'HAMPTON INN', { isEdited: true, excludeTexts: ['APARTMENT', 'NEW '] }),
  rule(2, 'HAMPTON', { isDisabled: true }),
];

const CORRECTION = {
  correctionId: 7,
  hotelName: 'RANCH ROAD INN',
  reason: 'It left the chain',
  madeAt: '2026-11-20T10:00:00Z',
  madeBy: 'admin@example.com',
  endedAt: null,
  endedBy: null,
  brand: null,
};

export const CHANGE = {
  changeId: 3,
  kind: 'CORRECT_HOTEL',
  matchText: null,
  hotelName: 'RANCH ROAD INN',
  madeAt: '2026-11-20T10:00:00Z',
  madeBy: 'admin@example.com',
  state: 'DONE',
  doneAt: '2026-11-20T10:01:00Z',
  hotels: 1,
};

const done = () => ({ change: CHANGE, errors: [] });
const [someHotel] = HOTELS.map(fakeHotel);

/** A preview of one hotel, that goes from a brand to none. */
const preview = () => ({
  names: 1,
  stamp: 'stamp 1',
  errors: [],
  rebrandings: (paging: Paging) =>
    page(
      [
        {
          hotel: someHotel,
          hotelName: 'HAMPTON INN OF OLD',
          isPresentName: false,
          from: HAMPTON,
          to: null,
          months: 14,
          firstMonth: '2022-08',
          lastMonth: '2023-09',
        },
      ],
      paging,
    ),
});

export const fakeBrandRules = {
  brandRules: (paging: Paging) => page(RULES, paging),
  brandCorrections: (paging: Paging) => page([{ ...CORRECTION, hotel: someHotel }], paging),
  brandChanges: (paging: Paging) => page([CHANGE], paging),
  brandPreview: preview,
  addBrandRule: done,
  changeBrandRule: done,
  correctHotelBrand: done,
  withdrawBrandCorrection: done,
  setBrandChainScale: ({ input: { brandId: id, ...set } }: { input: { brandId: string } }) => ({
    brand: { id, ...fakeScaleOf(id), ...set, isChainScaleEdited: true },
    errors: [],
  }),
};
