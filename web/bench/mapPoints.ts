import type { Page, Route } from 'playwright-core';
import type { PropertyMapQuery } from '../gql/graphql.ts';
import { MOST_POINTS } from '../market/places/maps/mapState.ts';
import { cpuMeter, median, medianSpent, type Spent } from './cpuOf.ts';

const FIGURES = ['RevPAR', 'Receipts'];
const ROUNDS = 6;

export interface MapTimes {
  points: number;
  /** Marks alone, from data at hand until the canvas has them; by the clock, in milliseconds. */
  marks: number;
  /** Another figure for all: marks, legend and the list beside the map, until they are painted. */
  redrawn: Spent;
}

/** Draws as many hotels as a map shows one by one, again and again, each time by the other figure. */
export async function mapTimes(page: Page, url: string): Promise<MapTimes> {
  await page.route('**/graphql', answerWithPoints);
  await page.goto(`${url}/stt/map`);
  await page.getByRole('region', { name: /^Map of hotels/ }).waitFor();
  await page.getByRole('table', { name: 'Hotels on the map' }).getByRole('link').first().waitFor();
  const spent = await cpuMeter(page);
  const redrawn: Spent[] = [];
  for (const name of Array.from({ length: ROUNDS }, () => FIGURES).flat()) {
    const figure = page.getByRole('radio', { name });
    redrawn.push(await spent(() => figure.evaluate((radio: HTMLElement) => radio.click())));
  }
  const marks = await page.evaluate(() =>
    performance.getEntriesByName('map marks').map(({ duration }) => duration),
  );
  if (marks.length < redrawn.length)
    throw new Error(`The marks were drawn ${String(marks.length)} times only.`);
  return { points: MOST_POINTS, marks: median(marks), redrawn: medianSpent(redrawn) };
}

async function answerWithPoints(route: Route): Promise<void> {
  const asked = route.request().postDataJSON() as { operationName?: string } | null;
  if (asked?.operationName !== 'PropertyMap') return route.continue();
  const propertyMap = { __typename: 'PropertyMap', ...pointsAround(30, -97.5) };
  return route.fulfill({ json: { data: { propertyMap } } });
}

/** Hotels spread evenly over four degrees, each with other figures. */
function pointsAround(latitude: number, longitude: number): PropertyMapQuery['propertyMap'] {
  const of = <Value>(value: (i: number) => Value): Value[] =>
    Array.from({ length: MOST_POINTS }, (_, i) => value(i));
  const spread = (i: number, step: number): number => ((i * step) % 1) * 4 - 2;
  return {
    month: '2025-06',
    isPublished: true,
    isIncomplete: false,
    totalCount: MOST_POINTS,
    ids: of((i) => `hotel:${String(i + 1)}`),
    names: of((i) => `HOTEL ${String(i + 1)}`),
    cities: of(() => 'AUSTIN'),
    zips: of((i) => String(75_001 + (i % 400))),
    latitudes: of((i) => latitude + spread(i, 0.618_034)),
    longitudes: of((i) => longitude + spread(i, 0.754_878)),
    isPoint: of(() => true),
    receipts: of((i) => 10_000 + ((i * 7919) % 900_000)),
    rooms: of((i) => 10 + ((i * 31) % 400)),
    revpar: of((i) => 20 + ((i * 37) % 180)),
    receiptsBefore: of((i) => 10_000 + ((i * 7907) % 900_000)),
    changes: of((i) => ((i * 13) % 80) - 40),
    isDoubtful: of(() => false),
    isDoubtfulBefore: of(() => false),
    wasNotOpen: of(() => false),
    isUnusual: of(() => false),
    isUnusualBefore: of(() => false),
    isApportioned: of(() => false),
    isPartial: of(() => false),
    isPartialBefore: of(() => false),
  };
}
