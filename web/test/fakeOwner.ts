import { fakeBar } from './fakeBar.ts';
import { EXTRA_DIGIT_MONTH, HOTELS, LATEST_MONTH, LATEST_YEAR, MONTHS, RELEASE } from './fakeFigures.ts';
import { fakeHotel, page, place } from './fakeHotel.ts';

const NUMBER = '32000000011';
const LATEST = `${String(LATEST_YEAR)}-0${String(LATEST_MONTH)}`;

const owner = {
  id: `owner:${NUMBER}`,
  number: NUMBER,
  name: 'MARFA LODGING LLC',
  hotels: 2,
  marketplacePlaces: 0,
  bars: 1,
};

const compared = { earlier: 100_000, later: 110_000, share: 95.5, change: { amount: 10_000, percent: 10 } };

/** All months but one count as filed, and the latest has receipts far above the usual. */
const notAsFiled = (month: string) => ({
  apportioned: 0,
  flaggedFilings: month === EXTRA_DIGIT_MONTH ? 1 : 0,
  unusual: month === LATEST ? 30_000 : 0,
  roomsLeftOut: 0,
  roomsWithoutReceipts: month === LATEST ? 4 : 0,
  propertiesWithRooms: 1,
  estimated: null,
  fromTax: null,
});

/** The last 24 months; only those of the second year have one to be compared with. */
const months = MONTHS.slice(-24).map((month, index) => ({
  month,
  isIncomplete: false,
  awaitsQuarterlyFilers: false,
  receipts: index < 12 ? 100_000 : 110_000,
  properties: 2,
  rooms: 40,
  revpar: 91.5,
  ...notAsFiled(month),
  filedReceipts: index < 12 ? 100_000 : 110_000,
  likeForLike: index < 12 ? null : compared,
  release: RELEASE,
}));

const headline = {
  month: LATEST,
  isIncomplete: false,
  receipts: 110_000,
  properties: 2,
  ...notAsFiled(LATEST),
  receiptsChange: compared.change,
  receiptsLikeForLike: compared,
  ttmReceipts: 1_320_000,
  ttmMonths: 12,
  ttmChange: compared.change,
  ttmLikeForLike: compared,
  unusualMonths: ['2022-05', '2022-09', LATEST],
  estimatedMonths: [],
  awaitsQuarterlyFilers: false,
  awaitedMonths: [],
  yearToDate: null,
  release: RELEASE,
};

const hotels = HOTELS.slice(0, 2).map(fakeHotel);
const bar = { ...fakeBar, name: 'CAPOTE BAR' };

const owned = [
  ...hotels.map((hotel, index) => ({
    product: 'HOTEL',
    status: index === 0 ? 'CURRENT' : 'ENDED',
    isSold: false,
    firstMonth: '2016-03',
    lastMonth: index === 0 ? LATEST : '2019-04',
    hotel,
    beverageProperty: null,
  })),
  {
    product: 'BEVERAGE',
    status: 'CURRENT',
    isSold: true,
    firstMonth: '2017-01',
    lastMonth: LATEST,
    hotel: null,
    beverageProperty: bar,
  },
];

const handovers = [
  {
    kind: 'BOUGHT',
    product: 'HOTEL',
    month: '2016-03',
    earlierMonth: '2016-02',
    beganOn: '2016-02-15',
    otherNumber: '32000000099',
    otherName: 'EARLIER OWNER LP',
    hotel: hotels[0],
    beverageProperty: null,
  },
];

const other = { ...owner, hotels: 3, bars: 0 };
const reason = 'same mailing address, similar name';
const mailingAddress = '12 MAIN ST, MARFA 79843';

/** Two numbers that may be the owner's, too. */
const possiblySame = {
  found: 2,
  properties: 4,
  roomReceipts: 2_600_000,
  beverageReceipts: 90_000,
  owners: [
    {
      owner: { ...other, id: 'owner:32000000012', number: '32000000012', name: 'MARFA LODGING II LLC' },
      reason,
      mailingAddress,
      roomReceipts: 2_600_000,
      beverageReceipts: null,
    },
    {
      owner: {
        ...other,
        id: 'owner:32000000013',
        number: '32000000013',
        name: 'MARFA LODGING BAR INC',
        hotels: 0,
        bars: 1,
      },
      reason,
      mailingAddress,
      roomReceipts: null,
      beverageReceipts: 90_000,
    },
  ],
};

/** An owner of two hotels and a bar; nobody under any other number. */
export function fakeOwner({ number }: { number: string }) {
  if (number !== NUMBER) return null;
  return {
    ...owner,
    currentHotels: 1,
    currentBars: 1,
    headline: ({ product }: { product: string }) => (product === 'HOTEL' ? headline : null),
    months: ({ product }: { product: string }) => (product === 'HOTEL' ? months : []),
    properties: () => page(owned),
    handovers: () => page(handovers),
    cities: ({ product }: { product: string }) =>
      product === 'HOTEL'
        ? [{ place: place('CITY', 'MARFA'), receipts: 1_320_000, properties: 2, awaitedMonths: [] }]
        : [],
    brands: [],
    possiblySame,
  };
}

/** Places, hotels, a bar and an owner whose names have the text. */
export function find({ text }: { text: string }) {
  const typed = text.toUpperCase();
  const fitting = HOTELS.filter(({ name, city }) => `${name} ${city}`.includes(typed)).map(fakeHotel);
  const isBar = 'CAPOTE BAR MARFA'.includes(typed);
  return {
    places: 'MARFA'.startsWith(typed) ? [place('CITY', 'MARFA')] : [],
    properties: [
      ...fitting.map((hotel) => ({ product: 'HOTEL', formerName: null, hotel, beverageProperty: null })),
      ...(isBar ? [{ product: 'BEVERAGE', formerName: null, hotel: null, beverageProperty: bar }] : []),
    ],
    owners: owner.name.includes(typed) ? [owner] : [],
  };
}
