import { changeOf, HOTELS } from './fakeFigures.ts';
import { fakeBar } from './fakeBar.ts';
import { fakeHotel, place } from './fakeHotel.ts';
import { everyMonth } from '../ui/formats/monthArithmetic.ts';

interface Asked {
  product?: string;
  kind?: string;
  by?: string;
  direction?: string;
  from: string;
  to: string;
  monthsEarlier?: number | null;
  filter?: { city?: { in?: string[]; eq?: string } } | null;
  minimumReceipts?: number | null;
  minimumMonths?: number | null;
  first: number;
  after?: string | null;
}

type Subject = Record<string, unknown>;

const CITIES = ['MARFA', 'EL PASO', 'ALPINE', 'VAN HORN'].map((name) => ({
  name,
  subject: { __typename: 'Place', ...place('CITY', name) },
}));
const COUNTIES = ['PRESIDIO', 'BREWSTER'].map((name) => ({
  name,
  subject: { __typename: 'Place', ...place('COUNTY', name) },
}));
const properties = HOTELS.slice(0, 4).map((hotel) => ({
  name: hotel.name,
  subject: { __typename: 'Hotel', ...fakeHotel(hotel) },
}));
const bars = [{ name: fakeBar.name, subject: { __typename: 'BeverageProperty', ...fakeBar } }];

const figuresOf = (receipts: number, isHotel: boolean, isUnusual = false) => ({
  receipts,
  taxableReceipts: isHotel ? receipts * 0.9 : null,
  marketplaceReceipts: isHotel ? 0 : null,
  revpar: isHotel ? 61.5 : null,
  exemptShare: isHotel ? 10 : null,
  rooms: isHotel ? 40 : null,
  properties: 7,
  filersPerMonth: 7,
  monthsWithFigures: 12,
  doubtfulFilings: 0,
  unusualFilings: isHotel ? (isUnusual ? 1 : 0) : null,
  apportionedReceipts: isHotel ? 0 : null,
});

const comparedOf = (receipts: number, isHotel: boolean, isUnusual = false) => ({
  figures: figuresOf(receipts, isHotel, isUnusual),
  later: figuresOf(receipts, isHotel),
  earlier: figuresOf(receipts / 2, isHotel),
  change: changeOf(receipts, receipts / 2),
  likeForLike: { earlier: 100, later: 110, share: 90, change: changeOf(110, 100) },
  propertiesCompared: 6,
  marketplacesCompared: isHotel ? { earlier: 40, later: 60 } : null,
  hotelsAlone: isHotel ? { earlier: 60, later: 50, share: 90, change: changeOf(50, 60) } : null,
  changeWithoutIdle: isHotel ? changeOf(125, 100) : null,
});

/**
 * Rows of $1,000,000 and half of the one before each; the first has more filers and, of hotels, unusual receipts, the last
 * cannot be compared.
 */
function ranking(rows: readonly { name: string; subject: Subject }[], asked: Asked) {
  const isHotel = asked.product !== 'BEVERAGE';
  const nowhere = asked.filter?.city?.in?.includes('NOWHERE') === true;
  const found = nowhere ? [] : rows;
  const skipped = asked.after === null || asked.after === undefined ? 0 : Number(asked.after);
  const nodes = found.slice(skipped, skipped + asked.first).map(({ name, subject }, index) => {
    const receipts = 1_000_000 / 2 ** (index + skipped);
    const isLast = index + skipped === found.length - 1 && found.length > 1;
    const row = comparedOf(receipts, isHotel, index === 0);
    return {
      rank: index + skipped + 1,
      percentile: 100,
      share: 50,
      name,
      subject,
      ...row,
      ...(isLast && { change: null, likeForLike: { earlier: 10, later: 11, share: 40, change: null } }),
      partialMonths: [],
      marks: isLast ? ['LITTLE_COMPARED'] : index === 0 ? marksOfFirst(isHotel) : [],
      recentReceipts: Array.from({ length: 36 }, (_, month) => (month < 12 ? null : receipts / 12)),
      recentUnusualMonths: isHotel ? (index === 0 ? ['2022-05'] : []) : null,
      recentApportionedMonths: isHotel ? [] : null,
    };
  });
  const months = [asked.from, asked.to];
  const isByChange = asked.by === 'CHANGE' || asked.by === 'LIKE_FOR_LIKE_CHANGE';
  const isCompared = (asked.monthsEarlier ?? null) !== null;
  return {
    by: asked.by ?? 'RECEIPTS',
    months,
    comparedMonths: isCompared ? months : [],
    earlierMonths: isCompared ? ['2019-01', '2019-09'] : [],
    incompleteMonths: [],
    monthsWithoutQuarterlyFilers: [],
    recentIncompleteMonths: [],
    recentMonths: everyMonth(['2020-10', '2023-09']),
    receipts: nowhere ? 0 : 2_000_000,
    found: found.length,
    total: nowhere ? null : { ...comparedOf(2_000_000, isHotel), marks: isHotel ? ['UNUSUAL_RECEIPTS'] : [] },
    topFiveShare: nowhere ? null : 81.5,
    concentration: nowhere ? null : 1_900,
    minimumProperties: isByChange && asked.kind !== undefined ? 5 : 0,
    minimumRooms: 0,
    minimumReceipts: asked.minimumReceipts ?? (isByChange ? 300_000 : 0),
    ...monthsOf(asked),
    tooSmall: nowhere ? 0 : 12,
    withoutFigure: asked.by === 'CHANGE' ? 2 : 0,
    note: 'A note.',
    totalCount: found.length,
    nodes,
    edges: [],
    pageInfo: {
      hasNextPage: skipped + nodes.length < found.length,
      hasPreviousPage: skipped > 0,
      startCursor: String(skipped),
      endCursor: String(skipped + nodes.length),
    },
  };
}

function marksOfFirst(isHotel: boolean): string[] {
  return [...(isHotel ? ['UNUSUAL_RECEIPTS'] : []), 'FILERS_CHANGED'];
}

/** Over 12 months, three hotels or bars have too few of them. */
function monthsOf({ kind, from, to, minimumMonths }: Asked) {
  const isYear = kind === undefined && everyMonth([from, to]).length === 12;
  const least = minimumMonths ?? (isYear ? 10 : 0);
  return { minimumMonths: least, tooFewMonths: least > 0 ? 3 : 0 };
}

/** The API's rankings. */
export const fakeRankings = {
  rankPlaces: (asked: Asked) => ranking(asked.kind === 'COUNTY' ? COUNTIES : CITIES, asked),
  rankProperties: (asked: Asked) => ranking(asked.product === 'BEVERAGE' ? bars : properties, asked),
  rankBrands: (asked: Asked) => ranking([], asked),
  rankOwners: (asked: Asked) => ranking([], asked),
};
