import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import '@fontsource-variable/inter/wght.css';
import '../../app/global.css';
import { palettes } from '../../ui/theme/palette.ts';
import { ThemeProvider } from '../../ui/theme/ThemeProvider.tsx';
import { everyChart } from './everyChart.tsx';
import type { ChartCase } from './everyChart.tsx';
import { portfolioOf } from './figures.ts';
import { PATIENCE_MS } from '../patience.ts';
import { cutFigures } from './headline.tsx';
import { labelsOf, noteLabels, strokesOf } from './labels.ts';
import { asCanvas } from './asCanvas.ts';
import { levelsIn } from './levels.ts';
import type { Level } from './levels.ts';
import { rowsInGap } from './pixels.ts';
import chartStyles from '../../ui/charts/MonthChart.module.css';
import { LATEST_YEAR, leaveOut, MONTHS, publishedMonths } from './series.ts';

/** A height in a picture and the expected one, in the unit of the axis. */
interface Reading extends Level {
  chart: string;
  /** The greatest value is a tenth of it times a power of ten. */
  tenths: number;
}

/** The picture of months that no release has. */
interface Gap {
  /** The words below the picture. */
  words: string;
  isShaded: boolean;
  /** Rows in the middle of the gap that something of a series is drawn in. */
  drawnRows: number;
}

/** The picture that a page shows at first, or the one of the chart library that takes over from it. */
export type Hand = 'page' | 'library';

declare global {
  interface Window {
    charts: string[];
    readChart: (name: string, tenths: number[], by: Hand) => Promise<Reading[]>;
    cutFigures: typeof cutFigures;
    /** Leaves the chart on the page. */
    showGap: (name: string, months: string[], by: Hand) => Promise<Gap[]>;
  }
}

const period = {
  __typename: 'LatestPeriod',
  month: '2023-12',
  year: LATEST_YEAR,
  monthNumber: 12,
  quarter: 4,
};

/** Answers what the charts ask for themselves. */
const api = new ApolloLink(({ operationName, variables }) => {
  const id = String(variables['id']);
  const answers: Record<string, object> = {
    LatestPeriods: { hotel: period, beverage: period },
    PublishedMonths: {
      publishedMonths: publishedMonths().map((month) => ({
        __typename: 'PublishedMonth',
        month,
        hasMonthlyFilers: true,
      })),
    },
    PortfolioChart: portfolioOf(id, Number(id.split(':')[1])),
  };
  return new Observable((observer) => {
    observer.next({ data: { ...answers[operationName ?? ''] } });
    observer.complete();
  });
});

let chooseElsewhere = (): void => undefined;

/** Lets the address change as it does with any choice on a page: charts are then rendered again with the same data. */
function OtherChoice({ address }: { address: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    chooseElsewhere = () => void navigate(`/?${address}&sort=other`);
  }, [navigate, address]);
  return null;
}

function Charts({ of: { chart, address }, tenths }: { of: ChartCase; tenths: readonly number[] }) {
  const client = new ApolloClient({ link: api, cache: new InMemoryCache() });
  return (
    <ThemeProvider>
      <ApolloProvider client={client}>
        {tenths.map((each) => (
          <MemoryRouter key={each} initialEntries={[`/?${address}`]}>
            <OtherChoice address={address} />
            {/* One over the other, as a chart is drawn when it comes into sight; many take time to be put together. */}
            <div className="case" style={{ visibility: tenths.length > 1 ? 'hidden' : 'visible' }}>
              {chart(each)}
            </div>
          </MemoryRouter>
        ))}
      </ApolloProvider>
    </ThemeProvider>
  );
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Within so many frames a chart that is drawn again begins to be. */
const FRAMES_TO_REDRAW = 12;

/** Waits until nothing has been drawn on a picture for some frames. */
async function isStill(picture: HTMLCanvasElement): Promise<void> {
  for (let count = -1; strokesOf(picture) !== count;) {
    count = strokesOf(picture);
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }
}

/** The pictures of a case that the chart library draws, once they are. */
async function drawnIn(place: Element, count: number): Promise<HTMLCanvasElement[]> {
  const found = [...place.querySelectorAll('canvas')];
  if (found.length !== count || found.some((each) => labelsOf(each).length === 0)) return [];
  await Promise.all(found.map(isStill));
  // The first picture stays until then, and one of the two is on the page.
  return place.querySelector(FIRST) === null ? found : [];
}

/** The part of a chart that its first picture is. */
const FIRST = 'figure > [role=img] svg';

/** The pictures of a case as the page shows them first; some charts only have the library's. */
async function firstIn(place: Element, count: number): Promise<HTMLCanvasElement[]> {
  const found = [...place.querySelectorAll<SVGSVGElement>(FIRST)];
  if (found.length === 0) return drawnIn(place, count);
  return found.length === count ? Promise.all(found.map(asCanvas)) : [];
}

/** Puts a pointer on each chart, which has the library draw it. */
function pointAtCharts(place: Element): void {
  for (const each of place.querySelectorAll('figure > [role=img]'))
    each.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** The pictures of a case once they are drawn. */
async function picturesIn(place: Element, count: number, by: Hand): Promise<HTMLCanvasElement[]> {
  for (const start = performance.now(); ;) {
    if (by === 'library') pointAtCharts(place);
    const found = await (by === 'library' ? drawnIn(place, count) : firstIn(place, count));
    if (found.length > 0) return found;
    if (performance.now() - start > PATIENCE_MS) throw new Error(`${count} pictures did not come.`);
    await nextFrame();
  }
}

interface Shown {
  place: Element;
  found: ChartCase;
  /** Its pictures as they are now. */
  pictures: () => Promise<HTMLCanvasElement[]>;
}

let last: Root | null = null;

function show(name: string, tenths: readonly number[], by: Hand): Shown {
  last?.unmount();
  const found = everyChart.find((each) => each.name === name);
  const place = document.getElementById('root');
  if (found === undefined || place === null) throw new Error(`There is no chart ${name}.`);
  last = createRoot(place);
  last.render(<Charts of={found} tenths={tenths} />);
  const count = tenths.flatMap((each) => found.drawn(each)).length;
  return { place, found, pictures: () => picturesIn(place, count, by) };
}

noteLabels();
window.cutFigures = cutFigures;
window.charts = everyChart.map(({ name }) => name);

window.readChart = async (name, tenths, by) => {
  const shown = show(name, tenths, by);
  const { found } = shown;
  const pictures = await shown.pictures();
  return tenths.flatMap((each, at) =>
    found.drawn(each).flatMap((marks, index, { length }) => {
      const picture = pictures[at * length + index];
      if (picture === undefined) throw new Error(`${name} is missing.`);
      const levels = levelsIn(picture, labelsOf(picture), marks, palettes.light);
      return levels.map((level) => ({ chart: name, tenths: each, ...level }));
    }),
  );
};

window.showGap = async (name, months, by) => {
  leaveOut(months);
  const shown = show(name, [47], by);
  const { found, place } = shown;
  await shown.pictures();
  chooseElsewhere();
  for (let frame = 0; frame < FRAMES_TO_REDRAW; frame += 1) await nextFrame();
  const pictures = await shown.pictures();
  const drawn = found.drawn(47);
  // Months of the first year, in the middle of which the reader looks.
  const part = (MONTHS.indexOf(months[Math.floor(months.length / 2)] ?? '') + 0.5) / MONTHS.length;
  const words = place.querySelector(`.${chartStyles.words}`)?.textContent ?? '';
  const gaps = pictures.map((picture, index) => {
    const colours = (drawn[index] ?? []).map(({ colour }) => palettes.light[colour]);
    return { words, ...rowsInGap(picture, part, { colours, palette: palettes.light }) };
  });
  leaveOut([]);
  return gaps;
};
