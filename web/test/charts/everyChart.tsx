import type { ReactNode } from 'react';
import { BeverageChart } from '../../market/beverages/BeverageChart.tsx';
import { BrandChart } from '../../market/brands/BrandChart.tsx';
import { ComparisonChart } from '../../market/figures/compare/ComparisonChart.tsx';
import { figureTabs } from '../../market/figures/figureCharts.ts';
import { LINE_COLOURS } from '../../ui/charts/monthSeries.ts';
import { HotelChart } from '../../market/hotels/HotelChart.tsx';
import { OwnerChart } from '../../market/hotels/owners/OwnerChart.tsx';
import { PlaceChart } from '../../market/places/PlaceChart.tsx';
import { placePages } from '../../market/places/placePages.ts';
import { PortfolioChart } from '../../market/search/portfolios/PortfolioChart.tsx';
import { YearCharts } from '../../market/figures/trends/YearCharts.tsx';
import {
  barOf,
  brandOf,
  citiesOf,
  comparisonOf,
  DWARFING,
  hotelOf,
  ownerOf,
  placeOf,
  SALE,
  yearsOf,
} from './figures.ts';
import type { CityMonth } from '../../market/places/useCities.ts';
import { FALLING, LATEST_YEAR, LIQUOR, liquorOf, moneyOf, revparOf, RISING } from './series.ts';
import type { Drawn, Levels } from './series.ts';
import { STEPS } from './steps.ts';

export interface ChartCase {
  /** Ends with its tab. */
  name: string;
  /** The part of the address after `?`. */
  address: string;
  chart: (tenths: number) => ReactNode;
  /** By picture: the charts of new hotels are two. */
  drawn: (tenths: number) => Drawn[][];
}

const history = { entries: [], failed: false, retry: () => undefined };

const money = (colour: Drawn['colour'], kind: Drawn['kind'], levels: Levels) => (tenths: number) =>
  ({ colour, kind, axis: 'left', levels, greatest: moneyOf(tenths) }) as const;
const revpar =
  (axis: Drawn['axis'], levels: Levels, colour: Drawn['colour'] = 'accent') =>
  (tenths: number) =>
    ({ colour, kind: 'line', axis, levels, greatest: revparOf(tenths) }) as const;

type DrawnOf = (tenths: number) => Drawn;

const liquor: DrawnOf = (tenths) => ({
  colour: 'series1',
  kind: 'line',
  axis: 'left',
  levels: LIQUOR,
  greatest: liquorOf(tenths),
});
const wine: DrawnOf = (tenths) => ({
  colour: 'series2',
  kind: 'line',
  axis: 'left',
  greatest: 1,
  levels: [100 - LIQUOR[0] * liquorOf(tenths), 100 - LIQUOR[1] * liquorOf(tenths)],
});

const one =
  (...drawn: DrawnOf[]) =>
  (tenths: number): Drawn[][] => [drawn.map((each) => each(tenths))];

const besideAccent = ['series1', 'series3'] as const;

const hotel = (tab: string, ...drawn: DrawnOf[]): ChartCase => ({
  name: `hotel ${tab}`,
  address: `tab=${tab}`,
  chart: (tenths) => <HotelChart hotel={hotelOf(tenths)} latestYear={LATEST_YEAR} history={history} />,
  drawn: one(...drawn),
});

/** The chart of a hotel that was sold, from its first owner's address: a line at the sale, and months marked. */
const sold: ChartCase = {
  name: 'sold hotel ttm',
  address: 'tab=ttm',
  chart: (tenths) => (
    <HotelChart hotel={hotelOf(tenths)} latestYear={LATEST_YEAR} history={history} owners={SALE} />
  ),
  drawn: one(money('revenue', 'line', RISING)),
};

const bar = (tab: string, ...drawn: DrawnOf[]): ChartCase => ({
  name: `bar ${tab}`,
  address: `tab=${tab}`,
  chart: (tenths) => (
    <BeverageChart name="OWN BAR" bar={barOf(tenths)} latestYear={LATEST_YEAR} history={history} />
  ),
  drawn: one(...drawn),
});

const brand = (tab: string, ...drawn: DrawnOf[]): ChartCase => ({
  name: `brand ${tab}`,
  address: `tab=${tab}`,
  chart: (tenths) => <BrandChart name="Own" figures={brandOf(tenths)} />,
  drawn: one(...drawn),
});

const owner = (tab: string, drawn: DrawnOf): ChartCase => ({
  name: `owner ${tab}`,
  address: `tab=${tab}`,
  chart: (tenths) => <OwnerChart name="Own" figures={ownerOf(tenths)} />,
  drawn: one(drawn),
});

const placeChart =
  (page: keyof typeof placePages, cities: (tenths: number) => CityMonth[]) => (tenths: number) => (
    <PlaceChart
      page={placePages[page]}
      name="TRAVIS"
      figures={placeOf(tenths)}
      cities={{ cities: cities(tenths), leftOut: [], failed: false, retry: () => undefined }}
    />
  );

const place = (page: keyof typeof placePages, tab: string, ...drawn: DrawnOf[]): ChartCase => ({
  name: `${page} ${tab}`,
  address: `tab=${tab}`,
  chart: placeChart(page, citiesOf),
  drawn: one(...drawn),
});

/** The chart of cities where the largest dwarfs the others, which have a second picture. */
const dwarfed = (page: 'county' | 'beverageCounty'): ChartCase => ({
  name: `${page} others`,
  address: 'tab=cities',
  chart: placeChart(page, (tenths) => citiesOf(tenths, DWARFING)),
  drawn: (tenths) => [
    [{ colour: LINE_COLOURS[0], kind: 'line', axis: 'left', levels: DWARFING, greatest: moneyOf(tenths) }],
    cities.slice(0, -1).map((each) => each(tenths)),
  ],
});

const comparison = (tab: string, ...drawn: DrawnOf[]): ChartCase => ({
  name: `comparison ${tab}`,
  address: `tab=${tab}`,
  chart: (tenths) => <ComparisonChart figures={comparisonOf(tenths)} />,
  drawn: one(...drawn),
});

const portfolio = (product: 'HOTEL' | 'BEVERAGE', tab: string, ...drawn: DrawnOf[]): ChartCase => ({
  name: `portfolio ${product} ${tab}`,
  address: `tab=${tab}`,
  chart: (tenths) => (
    <PortfolioChart
      id={`portfolio:${String(tenths)}`}
      product={product}
      name="Own"
      propertyCount={3}
      until={LATEST_YEAR}
    />
  ),
  drawn: one(...drawn),
});

const cities = LINE_COLOURS.map((colour, index) => money(colour, 'line', STEPS[index] ?? RISING));
const kept = besideAccent.map((colour, index) => money(colour, 'line', STEPS[index + 1] ?? RISING));
const keptRevpar = besideAccent.map((colour, index) => revpar('left', STEPS[index + 1] ?? RISING, colour));

const places = Object.entries(placePages).flatMap(([key, { kind, product }]): ChartCase[] => {
  const page = key as keyof typeof placePages;
  const revenue = money('revenue', 'bar', RISING);
  const own = place(page, 'place', revenue, ...(product === 'HOTEL' ? [revpar('right', FALLING)] : []));
  const figures = product === 'HOTEL' ? figureTabs('placeMonth') : [];
  return [
    own,
    ...(kind === 'COUNTY' ? [place(page, 'cities', ...cities)] : []),
    ...figures.map(({ value }) => place(page, value, revpar('left', FALLING))),
  ];
});

/** Every chart of receipts and RevPAR of the product, as its page mounts it. */
export const everyChart: readonly ChartCase[] = [
  hotel('revenue', money('revenue', 'bar', RISING), revpar('right', FALLING)),
  hotel('revpar', revpar('left', FALLING)),
  hotel('ttm', money('revenue', 'line', RISING)),
  hotel('ttmrevpar', revpar('left', FALLING)),
  sold,
  ...figureTabs('hotelSeries').map(({ value }) => hotel(value, revpar('left', FALLING))),
  bar('receipts', money('revenue', 'bar', RISING)),
  bar('ttm', money('revenue', 'line', RISING)),
  bar('mix', liquor, wine),
  ...places,
  dwarfed('county'),
  dwarfed('beverageCounty'),
  brand('brand', money('revenue', 'line', RISING), revpar('right', FALLING)),
  ...figureTabs('brandMonth').map(({ value }) => brand(value, revpar('left', FALLING))),
  owner('lodging', money('revenue', 'bar', RISING)),
  owner('revpar', revpar('left', FALLING)),
  owner('alcohol', money('revenue', 'bar', RISING)),
  comparison('revpar', revpar('left', [1, 0.97]), ...keptRevpar),
  comparison('receipts', money('accent', 'line', [1, 0.97]), ...kept),
  portfolio('HOTEL', 'revenue', money('accent', 'line', [1, 0.97]), ...kept),
  portfolio('HOTEL', 'revpar', revpar('left', [1, 0.97]), ...keptRevpar),
  portfolio('BEVERAGE', 'revenue', money('accent', 'line', [1, 0.97]), ...kept),
  {
    name: 'new hotels',
    address: '',
    chart: (tenths) => (
      <YearCharts
        years={yearsOf(tenths)}
        unpublished={[]}
        first={null}
        latest={null}
        chosen={null}
        source=""
        onChoose={() => undefined}
      />
    ),
    drawn: (tenths) => [
      [{ colour: 'revenue', kind: 'bar', axis: 'left', levels: RISING, greatest: tenths }],
      [{ colour: 'revenue', kind: 'bar', axis: 'left', levels: RISING, greatest: tenths * 100 }],
    ],
  },
];
