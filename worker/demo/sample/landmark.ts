import { HOTEL_BAR, pickBarKind, sharesOf } from './barKinds.ts';
import type { BarTenure } from './barTenure.ts';
import type { Town } from './geography.ts';
import { hotelTenure } from './hotels.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { barName, independentHotelName } from './naming.ts';
import type { PermitOffice } from './permits.ts';
import { Random } from './random.ts';
import type { Registration, Taxpayer } from './taxpayers.ts';
import type { Tenure } from './tenures.ts';
import type { World } from './world.ts';

/** The town that visitors see; they see its hotel with the highest receipts, so this one is large and dear for it. */
const TOWN = 'MARFA';
const LANDMARK = { chain: null, rooms: 58, rate: 196, occupancy: 0.62, taxableShare: 0.97 };
/** Names for houses of its size. */
const LODGINGS = ['HOTEL', 'INN', 'LODGE'] as const;
/** The owners before the group, each with a name of its own for the house. */
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
  { city: TOWN, begin: 2014_02_14, monthly: 19_000 },
  { city: 'FREDERICKSBURG', begin: 2018_11_01, monthly: 31_000 },
] as const;

/** In the landmark itself: the group's own bar, and another owner's before. */
const OWN_BAR = { begin: 2012_03_01, end: null, monthly: 17_000 };
const LEASED_BAR = { begin: 2008_11_01, end: 2011_10_31, monthly: 9_000 };

interface Site {
  town: Town;
  zip: string;
  address: string;
}

export interface Landmark {
  hotels: HotelTenure[];
  bars: BarTenure[];
}

/**
 * The hotel that visitors see, with all that the pages tell of one: earlier owners and names, bars at its address,
 * and a taxpayer with other hotels and bars, in other towns too. Invented after all other places, which it leaves as
 * they are.
 */
export function landmarkGroup(
  seed: number,
  towns: readonly Town[],
  world: World,
  permits: PermitOffice,
): Landmark {
  return new Group(new Random(seed, 4), towns, world, permits).landmark();
}

class Group {
  private readonly group: Taxpayer;
  private readonly locations = { hotel: 0, bar: 0 };

  constructor(
    private readonly random: Random,
    private readonly towns: readonly Town[],
    private readonly world: World,
    private readonly permits: PermitOffice,
  ) {
    this.group = world.register.firm(random, 'hotel', this.town(TOWN));
  }

  landmark(): Landmark {
    const site = this.newSite(TOWN);
    const house = this.house(site);
    return {
      hotels: [...house, ...SISTERS.map((sister) => this.sister(sister))],
      bars: [
        this.bar(site, LEASED_BAR, this.stranger('bar', site.town)),
        this.bar(site, OWN_BAR, this.next('bar'), house.at(-1)?.name),
        ...BARS.map((bar) => this.bar(this.newSite(bar.city), { ...bar, end: null }, this.next('bar'))),
      ],
    };
  }

  private town(city: string): Town {
    const town = this.towns.find((each) => each.city === city);
    if (!town) throw new Error(`the sample has no ${city}`);
    return town;
  }

  private newSite(city: string): Site {
    const town = this.town(city);
    const zip = this.random.pick(town.zips);
    return { town, zip, address: this.world.addresses.next(this.random, zip) };
  }

  private next(trade: 'hotel' | 'bar'): Registration {
    this.locations[trade] += 1;
    return { taxpayer: this.group, locationNumber: this.locations[trade] };
  }

  private stranger(trade: 'hotel' | 'bar', town: Town): Registration {
    return { taxpayer: this.world.register.firm(this.random, trade, town), locationNumber: 1 };
  }

  private hotel(
    { town, ...site }: Site,
    tenure: Tenure,
    owner: Registration,
    facts: Omit<typeof LANDMARK, 'chain'>,
  ): HotelTenure {
    const trade = { random: this.random, town, world: this.world };
    const house = { ...facts, chain: null, name: independentHotelName(this.random, LODGINGS) };
    return hotelTenure(trade, tenure, site, house, owner);
  }

  /** The landmark under one owner after another. */
  private house(site: Site): HotelTenure[] {
    const earlier = EARLIER.map((tenure) =>
      this.hotel(site, tenure, this.stranger('hotel', site.town), LANDMARK),
    );
    const own = this.hotel(site, BOUGHT, this.next('hotel'), LANDMARK);
    const kept = earlier.at(-1)?.name ?? own.name;
    return [...earlier, { ...own, formerly: { name: kept, until: RENAMED } }];
  }

  private sister({ city, begin, rooms, rate }: (typeof SISTERS)[number]): HotelTenure {
    const facts = { rooms, rate, occupancy: this.random.between(0.5, 0.64), taxableShare: 0.96 };
    return this.hotel(this.newSite(city), { begin, end: null }, this.next('hotel'), facts);
  }

  /** A bar of any kind, or with a hotel's name that hotel's own. */
  private bar(
    { town, zip, address }: Site,
    { begin, end, monthly }: Tenure & { monthly: number },
    owner: Registration,
    hotel?: string,
  ): BarTenure {
    const kind = hotel === undefined ? pickBarKind(this.random) : HOTEL_BAR;
    return {
      ...owner,
      begin,
      end,
      id: this.world.nextId(),
      name: hotel ?? barName(this.random, kind.lastWords),
      address,
      city: town.city,
      zip,
      countyCode: town.countyCode,
      insideCityLimits: true,
      permit: this.permits.next(this.random.pick(kind.permits)),
      region: town.region,
      monthly,
      shares: sharesOf(this.random, kind),
    };
  }
}
