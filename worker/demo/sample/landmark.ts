import { HOTEL_BAR, pickBarKind, sharesOf } from './bars.ts';
import { hotelTenure } from './hotels.ts';
import { barName, independentHotelName } from './names.ts';
import { Random } from './random.ts';
import type { Registers, Registration, Taxpayer } from './taxpayers.ts';
import type { BarTenure, HotelTenure, Tenure } from './tenures.ts';
import type { Town } from './towns.ts';

/** The town that visitors see; they see its hotel with the highest receipts, so this one is large and dear for it. */
const TOWN = 'MARFA';
const LANDMARK = { rooms: 58, rate: 196, occupancy: 0.62, taxableShare: 0.97 };
/** Names for houses of its size. */
const LODGINGS = ['HOTEL', 'INN', 'LODGE'] as const;
/** The owners before the group, each with a different name for the hotel. */
const EARLIER: readonly Tenure[] = [
  { begin: 1994_06_01, end: 2008_09_30 },
  { begin: 2008_10_01, end: 2011_07_31 },
];
const BOUGHT: Tenure = { begin: 2011_08_15, end: null };
/** The group kept the house's name for some years. */
const RENAMED = 2017_04_01;

/** Other businesses of the group. */
const SISTERS = [
  { city: 'ALPINE', begin: 2013_05_01, rooms: 24, rate: 128 },
  { city: 'FREDERICKSBURG', begin: 2016_03_01, rooms: 32, rate: 172 },
  { city: 'GALVESTON', begin: 2019_10_01, rooms: 41, rate: 139 },
] as const;
const BARS = [
  { city: TOWN, begin: 2014_02_14, end: null, monthly: 19_000 },
  { city: 'FREDERICKSBURG', begin: 2018_11_01, end: null, monthly: 31_000 },
] as const;

/** A hotel that the group runs through a company of its own, with the same mailing address and nearly the same name. */
const COMPANY = { city: 'ALPINE', begin: 2021_05_01, rooms: 18, rate: 112 };

/** In the landmark itself: the group's own bar, and another owner's before. */
const OWN_BAR = { begin: 2012_03_01, end: null, monthly: 17_000 };
const LEASED_BAR = { begin: 2008_11_01, end: 2011_10_31, monthly: 9_000 };

interface Site {
  town: Town;
  zip: string;
  address: string;
}

interface Making {
  random: Random;
  registers: Registers;
  towns: readonly Town[];
}

function newSite({ random, registers, towns }: Making, city: string): Site {
  const town = towns.find((each) => each.city === city);
  if (!town) throw new Error(`The sample has no ${city}.`);
  const zip = random.pick(town.zips);
  return { town, zip, address: registers.address(random, zip) };
}

function stranger({ random, registers }: Making, trade: 'hotel' | 'bar', { town }: Site): Registration {
  return { taxpayer: registers.firm(random, trade, town), locationNumber: 1 };
}

function hotelOf(
  making: Making,
  { town, zip, address }: Site,
  tenure: Tenure,
  owner: Registration,
  facts = LANDMARK,
): HotelTenure {
  const house = { ...facts, chain: null, name: independentHotelName(making.random, LODGINGS) };
  return hotelTenure({ ...making, town }, tenure, { zip, address }, house, owner);
}

/** A bar of any kind, or with a hotel's name that hotel's own. */
function barOf(
  { random, registers }: Making,
  { town: { city, countyCode, region }, zip, address }: Site,
  { begin, end, monthly }: Tenure & { monthly: number },
  owner: Registration,
  hotel?: string,
): BarTenure {
  const kind = hotel === undefined ? pickBarKind(random) : HOTEL_BAR;
  return {
    ...owner,
    begin,
    end,
    monthly,
    address,
    city,
    zip,
    countyCode,
    region,
    insideCityLimits: true,
    id: registers.nextId(),
    name: hotel ?? barName(random, kind.lastWords),
    permit: registers.permit(random.pick(kind.permits)),
    shares: sharesOf(random, kind),
  };
}

/**
 * The hotel that visitors see, with all that the pages tell of one: earlier owners and names, bars at its address,
 * and a taxpayer with other hotels and bars, in other towns too. Invented after all other places, which it leaves as
 * they are.
 */
export function landmarkGroup(
  seed: number,
  towns: readonly Town[],
  registers: Registers,
): { hotels: HotelTenure[]; bars: BarTenure[] } {
  const making = { random: new Random(seed, 4), registers, towns };
  const seat = towns.filter(({ city }) => city === TOWN);
  const [group] = seat.map((town) => registers.firm(making.random, 'hotel', town));
  if (!group) throw new Error(`The sample has no ${TOWN}.`);
  const owned = (locationNumber: number): Registration => ({ taxpayer: group, locationNumber });
  const site = newSite(making, TOWN);
  const earlier = EARLIER.map((tenure) => hotelOf(making, site, tenure, stranger(making, 'hotel', site)));
  const own = hotelOf(making, site, BOUGHT, owned(1));
  const formerly = { name: earlier.at(-1)?.name ?? own.name, until: RENAMED };
  const sisters = SISTERS.map(({ city, begin, rooms, rate }, i) => {
    const facts = { rooms, rate, occupancy: making.random.between(0.5, 0.64), taxableShare: 0.96 };
    return hotelOf(making, newSite(making, city), { begin, end: null }, owned(i + 2), facts);
  });
  const bars = [
    barOf(making, site, LEASED_BAR, stranger(making, 'bar', site)),
    barOf(making, site, OWN_BAR, owned(1), own.name),
    ...BARS.map((bar, i) => barOf(making, newSite(making, bar.city), bar, owned(i + 2))),
  ];
  return { hotels: [...earlier, { ...own, formerly }, ...sisters, companyHotel(making, group)], bars };
}

function companyHotel(making: Making, { number: _, name, ...seat }: Taxpayer): HotelTenure {
  const { city, begin, rooms, rate } = COMPANY;
  const taxpayer = making.registers.named(
    `${name.split(/,? (?:LLC|INC|L\.P|LTD|CORPORATION)/)[0] ?? name} II LLC`,
    seat,
  );
  const facts = { rooms, rate, occupancy: 0.55, taxableShare: 0.96 };
  return hotelOf(making, newSite(making, city), { begin, end: null }, { taxpayer, locationNumber: 1 }, facts);
}
