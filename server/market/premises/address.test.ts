import { expect, test } from 'vitest';
import { normalAddress } from './address.rules.ts';

/** Addresses as filed; those of a line are one, whose spelling comes first. */
const spellings: readonly (readonly [string, ...string[]])[] = [
  [
    '16500 W IH 10',
    '16500 IH 10 W',
    '16500 W INTERSTATE 10',
    '16500 I-10 W',
    '16500 I H 10 W',
    '16500 I-10 WEST',
  ],
  ['9220 N IH 35', '9220 N I H 35', '9220 N INTERSTATE 35', '9220 IH35 NORTH', '9220 Interstate Hwy 35 N'],
  ['1751 S IH 35E', '1751 S INTERSTATE 35E', '1751 S INTERSTATE 35 E', '1751 S I-35-E'],
  [
    '5880 HWY 121 STE 1',
    '5880 TX 121 STE 1',
    '5880 STATE HIGHWAY 121 STE 1',
    '5880 SH 121 # 1',
    '5880 TX121 UNIT 1',
  ],
  ['1305 N HWY 285', '1305 N US HIGHWAY 285', '1305 HIGHWAY 285 N', '1305 U.S. 285 North'],
  ['612 E HWY 83', '612 E EXPRESSWAY 83', '612 E US 83 EXPRESSWAY', '612 EXPWY 83 EAST'],
  ['2400 W MULBERRY ST', '2400 W.MULBERRY STREET'],
  ['808 S HWY 46', '808 STATE HIGHWAY 46S'],
  ['3558 E IH 35 BUS', '3558 BUSINESS INTERSTATE 35 E'],
  ['1047 CR 350', '1047 COUTY ROAD 350', '1047 COUNTRY RD 350'],
  ['2209 E HWY 290', '2209 HWT 290 E'],
  ['2100 E HWY 83 BUS', '2100 E BUSINESS 83', '2100 E BUS HWY 83'],
  ['1150 W HWY 287 BYP', '1150 W HIGHWAY 287 BYP', '1150 W HIGHWAY 287 BYPASS'],
  [
    '5050 W FM 1960 STE 121',
    '5050 FM 1960 RD W STE 121',
    '5050 W F M 1960 # 121',
    '5050 W FARM TO MARKET 1960 STE 121',
  ],
  ['2900 N FM 620', '2900 RANCH ROAD 620 N', '2900 N RR 620', '2900 HIGHWAY RR 620 N', '2900 RM 620 N'],
  ['618 NW LOOP 410 STE 207', '618 NORTHWEST LOOP 410 STE 207', '618 NW LOOP 410 #207'],
  ['3393 S SW LOOP 323', '3393 SSW LOOP 323', '3393 S SOUTHWEST LOOP 323'],
  ['300 N SPUR 63', '300 SPUR 63 N'],
  ['2142 VZ CR 2142', '2142 VZ COUNTY ROAD 2142'],
  [
    '4899 E IH 20',
    '4899 E INTERSTATE 20 SERVICE RD N',
    '4899 E INTERSTATE 20 SERVICE',
    '4899 IH 20 E FRONTAGE RD',
  ],
  ['108 W 1ST ST', '108 W FIRST ST', '108 WEST FIRST STREET', '108 W 1 ST'],
  ['1 ACADEMY BLVD', 'ONE ACADEMY BLVD', '1 ACADEMY BOULEVARD'],
  ['2090 DARA LN STE A1', '2090 DARA LN UNIT A-1', '2090 DARA LN APT A1', '2090 DARA LANE, SUITE #A1'],
  ['120 E MARS LN STE A', '120A E MARS LN', '120 E MARS LN UNIT A'],
  ['700 ISLAND RETREAT RD STE 33', '700 ISLAND RETREAT RD RM 33', '700 ISLAND RETREAT RD # 33'],
  ['10446 IH 37 BLDG B', '10446 I-37 BUILDING B'],
  ['403 E 6TH ST FL 2', '403 E 6TH ST 2ND FLOOR', '403 EAST SIXTH ST FL 2'],
  ['1300 E MLK BLVD', '1300 E MARTIN LUTHER KING JR BLVD', '1300 E M L KING BLVD'],
  ['16710 JAMAICA BCH', '16710 JAMAICA BEACH'],
  ['1950 FORT WORTH AVE', '1950 FT WORTH AVE'],
  ['105 W SAINT CHARLES LOOP', '105 W ST CHARLES LOOP'],
  ['5802 S WW WHITE RD', '5802 S W W WHITE RD'],
  ['3317 AVE Q 1/2', '3317 AVENUE Q 1/2'],
  ['112 S ACCESS RD', '112 SOUTH ACCESS ROAD'],
  ['1601 SPACE CENTER BLVD', '1601 SPACE CENTER BOULEVARD'],
];

test.each(spellings)('%s has one spelling', (spelling, ...others) => {
  for (const filed of [spelling, ...others]) expect(normalAddress(filed), filed).toBe(spelling);
});

const different = [
  ['100 N MAIN ST', '100 S MAIN ST'],
  ['100 MAIN ST', '100 MAIN AVE'],
  ['6401 IH 35', '6401 FM 35'],
  ['100 MAIN ST STE 5', '100 MAIN ST STE 6'],
  ['100 MAIN ST BLDG 5', '100 MAIN ST STE 5'],
  // The source cut the suite off: it is not the whole building.
  ['4747 RESEARCH FOREST DR', '4747 RESEARCH FOREST DR STE'],
] as const;

test.each(different)('%s and %s stay two', (one, other) => {
  expect(normalAddress(one)).not.toBe(normalAddress(other));
});
