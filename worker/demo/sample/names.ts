import type { Random } from './random.ts';

/** Words of invented names and streets. Upper-case ASCII, as the comptroller files. */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

const COLOURS = words(`
  COPPER INDIGO SAFFRON VELVET HOLLOW DUSTY PAINTED IVORY TURQUOISE CRIMSON QUIET WANDERING LANTERN MIDNIGHT
  SUNDAY CLOCKWORK PAPER MARBLE TIN CORAL JUNIPER AMBER THISTLE GRANITE COBALT WHISTLING BORROWED SPECKLED
  LAZY HUMMING GILDED SANDSTONE FEATHERED MOONLIT RUSTED`);
const THINGS = words(`
  HERON JAVELINA ARMADILLO PELICAN ROADRUNNER OCELOT BOBCAT MOCKINGBIRD TERRAPIN LANTERN SEXTANT SADDLEBAG
  WINDMILL COMPASS ACCORDION TELEGRAPH CARAVAN PARASOL MESQUITE OCOTILLO AGARITA PRIMROSE CENIZA SOTOL HUISACHE
  TROLLEY ALMANAC KINGFISHER SPOONBILL COTTONTAIL TUMBLEWEED WAGON ANVIL THIMBLE KETTLE BARBICAN MILLSTONE
  PORCUPINE JACKRABBIT BUNTING`);
const LODGINGS = words('INN LODGE HOTEL MOTEL COURTS HOUSE SUITES RETREAT GUESTHOUSE CABINS');
const RENTALS = words('COTTAGE BUNGALOW CONDO CASITA LOFT STUDIO VILLA CABIN TOWNHOME');
const FIRM_WORDS = {
  hotel: words(`
    HOSPITALITY LODGING VENTURES HOLDINGS ENTERPRISES PROPERTIES PARTNERS MANAGEMENT RESORTS INVESTMENTS`),
  bar: words(`
    RESTAURANTS CONCEPTS BEVERAGES ENTERPRISES FOODS HOLDINGS VENTURES KITCHENS CLUB GROUP`),
};
const FIRM_FORMS = [', LLC', ' LLC', ', INC.', ', L.P.', ', LTD.', ' CORPORATION', ', LLC', ', LLC'] as const;
const STREETS = words(`
  SPOONBILL AGARITA BLUESTEM HUISACHE CENIZA YAUPON SOTOL OCOTILLO TERLINGO BRAZADA SANDPIPER CALICHE PALOMA
  MUSTANGRUN WINDRIDGE LIMEKILN STONEBRIDGE QUARRYMAN GRISTMILL BUTTONBUSH SWITCHGRASS DEWBERRY CROSSTIMBER
  PRAIRIESIDE COTTONGIN LAMPLIGHTER SADDLEHORN REDBUD MADRONE INKBERRY FOXTROT CINNABAR WHEELWRIGHT TINSMITH
  HALFMOON DRIFTWAY LAGUNARIA SEAOATS BAYBREEZE GULFWIND`);
const STREET_KINDS = words('ST AVE DR BLVD RD LN PKWY');
const QUARTERS = words('NORTH SOUTH EAST WEST DOWNTOWN AIRPORT CENTRAL NORTHWEST SOUTHWEST');

const NAME_WIDTH = 50;

/** The words that the places of one operator share. */
export function inventedPair(random: Random): string {
  const first = random.pick(COLOURS);
  return `${first} ${random.pick(THINGS.filter((thing) => thing !== first))}`;
}

/** A house that belongs to no chain. */
export function independentHotelName(random: Random, lodgings = LODGINGS): string {
  const name = `${inventedPair(random)} ${random.pick(lodgings)}`;
  return random.chance(0.3) ? `THE ${name}` : name;
}

/** `{CHAIN} {CITY}`, with a quarter of a large town, cut at 50 characters as in the source. */
export function chainHotelName(random: Random, chain: string, city: string, taken: Set<string>): string {
  const cut = (name: string): string => name.slice(0, NAME_WIDTH);
  const plain = `${chain} ${city}`;
  const names = [plain, ...QUARTERS.map((quarter) => `${plain} ${quarter}`)].map(cut);
  const free = names.filter((name) => !taken.has(name));
  const name = taken.has(plain) && free.length > 0 ? random.pick(free) : cut(plain);
  taken.add(name);
  return name;
}

/** Names of the one-unit places of one operator: `INDIGO PELICAN CONDO # 4`. */
export function rentalName(random: Random, family: string, unit: number): string {
  return `${family} ${random.pick(RENTALS)} # ${unit}`;
}

/** A firm that owns lodgings (`hotel`) or serves drinks (`bar`). */
export function firmName(random: Random, trade: 'hotel' | 'bar'): string {
  const form = random.pick(FIRM_FORMS);
  return `${inventedPair(random)} ${random.pick(FIRM_WORDS[trade])}${form}`.slice(0, NAME_WIDTH);
}

/** A bar or restaurant: its kind of house gives the last word. */
export function barName(random: Random, lastWords: readonly string[]): string {
  const style = random.next();
  const last = random.pick(lastWords);
  if (style < 0.2) return `THE ${inventedPair(random)} ${last}`;
  if (style < 0.35) return `${random.pick(THINGS)}'S ${random.pick(COLOURS)} ${last}`;
  return `${inventedPair(random)} ${last}`;
}

export function streetAddress(random: Random, highest = 9_999): string {
  return `${random.whole(100, highest)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`;
}

const LONG_FORMS: Record<string, string> = {
  ST: 'STREET',
  AVE: 'AVENUE',
  RD: 'ROAD',
  DR: 'DRIVE',
  BLVD: 'BOULEVARD',
};

/** The same address as another owner may write it: with the street type in full. */
export function spelledOut(address: string): string {
  return address.replace(/ (\w+)$/, (_, kind: string) => ` ${LONG_FORMS[kind] ?? kind}`);
}

/** Other spellings of cities by filers; the reference data has each as an alias. */
const SPELLINGS: Record<string, readonly [spelling: string, share: number]> = {
  'FORT WORTH': ['FT WORTH', 0.06],
  FREDERICKSBURG: ['FREDERICKSBRG', 0.1],
  'SOUTH PADRE ISLAND': ['S PADRE ISLE', 0.08],
  'SUGAR LAND': ['SUGARLAND', 0.05],
  'SURFSIDE BEACH': ['SURFSIDE BCH', 0.12],
};

/** The city as this filer writes it. */
export function filedCity(random: Random, city: string): string {
  const drift = SPELLINGS[city];
  return drift && random.chance(drift[1]) ? drift[0] : city;
}
