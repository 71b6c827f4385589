/**
 * Words of Texas addresses and their one spelling. Suffixes and directions are those of the US Postal Service
 * (Publication 28, appendices B and C); the rest is read off the comptroller's filings.
 */

/** A line each: the spelling, then other spellings of it. */
function wordTable(lines: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const line of lines.trim().split('\n')) {
    const [spelling = '', ...others] = line.trim().split(' ');
    for (const word of [spelling, ...others]) table.set(word, spelling);
  }
  return table;
}

/** Kinds of streets. Abbreviated wherever they stand. */
export const streetWords = wordTable(`
  ALY ALLEY ALLEE ALLY
  AVE AVENUE AV AVEN AVENU AVN AVNUE
  BLVD BOULEVARD BOUL BOULV BLV BVD
  CIR CIRCLE CIRC CRCL CRCLE
  CT COURT
  DR DRIVE DRIV DRV
  EXPY EXPRESSWAY EXPWY EXPRESS EXP EXPR EXPW EXPWAY
  FWY FREEWAY FREEWAV FREEWY FRWAY FRWY FW
  HWY HIGHWAY HIGHWY HIWAY HIWY HWAY HYWY HIGWAY HIGHAY HYW HWT
  LN LANE
  PKWY PARKWAY PARKWY PKWAY PKY PWY
  PL PLACE
  PLZ PLAZA PLZA
  RD ROAD
  SQ SQUARE SQR SQRE
  ST STREET STRT STR
  TER TERRACE TERR
  TPKE TURNPIKE TRNPK TURNPK
  TRL TRAIL TRAILS TRLS
`);

const naming = `
  BCH BEACH
  BND BEND
  BLF BLUFF BLUF
  BR BRANCH BRNCH
  BRG BRIDGE BRDGE
  BRK BROOK
  BYP BYPASS BYPAS BYPA
  CTR CENTER CENTRE CENT CNTR CEN
  COR CORNER
  CV COVE
  CRK CREEK
  CRES CRESCENT
  XING CROSSING CRSSNG
  EST ESTATE
  EXT EXTENSION
  FLDS FIELDS
  FRST FOREST
  GDN GARDEN
  GTWY GATEWAY
  GLN GLEN
  GRN GREEN
  GRV GROVE
  HBR HARBOR HARB
  HVN HAVEN
  HTS HEIGHTS HGTS HT
  HL HILL
  HLS HILLS
  HOLW HOLLOW
  IS ISLAND
  JCT JUNCTION
  KNL KNOLL
  LK LAKE
  LNDG LANDING
  MNR MANOR
  MDW MEADOW
  MDWS MEADOWS
  ML MILL
  MT MOUNT
  MTN MOUNTAIN
  ORCH ORCHARD
  PT POINT POINTE
  PRT PORT
  PR PRAIRIE
  RNCH RANCH
  RDG RIDGE
  RIV RIVER
  SHR SHORE
  SHRS SHORES
  SPG SPRING
  SPGS SPRINGS
  STA STATION
  SMT SUMMIT
  TRCE TRACE
  VLY VALLEY
  VW VIEW
  VLG VILLAGE
  VIS VISTA
  WLS WELLS
  FT FORT
`;

/** Kinds of streets that are also parts of names: abbreviated at the end, written out within a name. */
export const namingWords = wordTable(naming);

/** Those words written out. Two letters are more often initials. */
export const fullWords: ReadonlyMap<string, string> = new Map(
  naming
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', full = short, ...others] = line.trim().split(' ');
      const abbreviations = [short, ...others].filter(
        (word) => word.length > 2 || /^(FT|MT|PT|LK)$/.test(word),
      );
      return abbreviations.map((word) => [word, full] as const);
    }),
);

/** Kinds of streets that have one spelling. */
export const otherSuffixes: ReadonlySet<string> = new Set([
  'LOOP',
  'MALL',
  'OVAL',
  'PARK',
  'PATH',
  'PIKE',
  'ROW',
  'RUN',
  'SPUR',
  'WALK',
  'WAY',
]);

export const directions = wordTable(`
  N NORTH NO NORTHBOUND NB
  S SOUTH SO SOUTHBOUND SB
  E EAST EASTBOUND EB
  W WEST WESTBOUND WB
  NE NORTHEAST
  NW NORTHWEST
  SE SOUTHEAST
  SW SOUTHWEST
`);

export const ordinals: ReadonlyMap<string, string> = new Map(
  [
    'FIRST',
    'SECOND',
    'THIRD',
    'FOURTH',
    'FIFTH',
    'SIXTH',
    'SEVENTH',
    'EIGHTH',
    'NINTH',
    'TENTH',
    'ELEVENTH',
    'TWELFTH',
    'THIRTEENTH',
    'FOURTEENTH',
    'FIFTEENTH',
    'SIXTEENTH',
  ].map((word, at) => [word, ordinal(at + 1)]),
);

export const numbers: ReadonlyMap<string, string> = new Map(
  ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'ELEVEN', 'TWELVE'].map(
    (word, at) => [word, String(at + 1)],
  ),
);

/** `1ST`, `12TH`, `22ND`. */
export function ordinal(number: number): string {
  const last = number % 10;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'TH' : (['TH', 'ST', 'ND', 'RD'][last] ?? 'TH');
  return `${String(number)}${ending}`;
}

/** Parts of a building. Suites, units, apartments and `#` name the same place. */
export const unitWords = wordTable(`
  BLDG BUILDING BLD BLDING BLDGS
  FL FLOOR FLR FLS FLOORS
  TERM TERMINAL
  STE SUITE SUIT SUITES STES SUTIE UNIT UNITS UNT APT APTS APARTMENT # SPC SPACE SP RM ROOM LOT GATE TRLR CABIN
`);

/** Roads beside a highway, which has their numbers. */
export const frontage = /^(FRONTAGE|FRTG|FRNTG|FRNT|SERVICE|SVC|SVRD|SERV|SRVC|SER|ACCESS|ACC|FEEDER|FDR)$/;

/** Names of streets and highways with another name for each. Applied to whole words. */
export const streetNames: readonly (readonly [RegExp, string])[] = [
  [/\b(DR |REV |REVEREND )?(MARTIN LUTHER KING|MARTIN L KING|M L KING|M L K|ML KING|MLK)( JR)?\b/, 'MLK'],
  [/\bLYNDON (B |BAINES )?JOHNSON\b/, 'LBJ'],
  [/\bJOHN (F )?KENNEDY\b|\bJ F KENNEDY\b/, 'JFK'],
  [/\bH K DODGEN\b/, 'HK DODGEN'],
  [/\bMAC ARTHUR\b/, 'MACARTHUR'],
  [/\bMC (?=[A-Z]{3})/, 'MC'],
  [/\bPOST OFFICE\b/, 'POSTOFFICE'],
];

/**
 * Highways by their names, in one spelling, for comparisons. Addresses keep the name that they say, since geocoders know
 * it; names of which a second highway of Texas has a part are left out.
 */
export const namedHighways: ReadonlyMap<string, string> = new Map([
  ['CYPRESS CREEK PKWY', 'FM 1960'],
  ['EASTEX FWY', 'HWY 59'],
  ['GULF FWY', 'IH 45'],
  ['JIM WRIGHT FWY', 'LOOP 820'],
  ['KATY FWY', 'IH 10'],
  ['LBJ FWY', 'IH 635'],
  ['STEMMONS FWY', 'IH 35E'],
  ['TOMBALL PKWY', 'HWY 249'],
]);
