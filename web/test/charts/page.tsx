import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '@fontsource-variable/inter/wght.css';
import '../../app/global.css';
import { palettes } from '../../app/palette.ts';
import { ThemeProvider } from '../../app/ThemeProvider.tsx';
import { everyChart } from './everyChart.tsx';
import type { ChartCase } from './everyChart.tsx';
import { portfolioOf } from './figures.ts';
import { labelsOf, noteLabels, strokesOf } from './labels.ts';
import { levelsIn } from './levels.ts';
import type { Level } from './levels.ts';
import { LATEST_YEAR, MONTHS } from './series.ts';

/** A height in a picture, against what it is to be; both in the unit of its axis. */
export interface Reading {
  chart: string;
  tenths: number;
  what: string;
  expected: number;
  /** Null where nothing of its colour is drawn. */
  measured: number | null;
}

declare global {
  interface Window {
    charts: string[];
    readChart: (name: string, tenths: number[]) => Promise<Reading[]>;
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
    PublishedMonths: { publishedMonths: MONTHS },
    PortfolioChart: portfolioOf(id, Number(id.split(':')[1])),
  };
  return new Observable((observer) => {
    observer.next({ data: { ...answers[operationName ?? ''] } });
    observer.complete();
  });
});
const client = new ApolloClient({ link: api, cache: new InMemoryCache() });

function Charts({ of: { chart, address }, tenths }: { of: ChartCase; tenths: readonly number[] }) {
  return (
    <ThemeProvider>
      <ApolloProvider client={client}>
        {tenths.map((each) => (
          <MemoryRouter key={each} initialEntries={[`/?${address}`]}>
            {/* One over the other: a chart is drawn as soon as it comes into sight. */}
            <div style={{ position: 'absolute', top: 0, width: 640 }}>{chart(each)}</div>
          </MemoryRouter>
        ))}
      </ApolloProvider>
    </ThemeProvider>
  );
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** The pictures of a case once the last of them is drawn. */
async function picturesIn(place: Element, count: number): Promise<HTMLCanvasElement[]> {
  for (;;) {
    const found = [...place.querySelectorAll('canvas')];
    if (found.length === count && found.every((each) => labelsOf(each).length > 0)) return found;
    await nextFrame();
  }
}

noteLabels();
/** Waits until nothing has been drawn on a picture for some frames. */
async function isStill(picture: HTMLCanvasElement): Promise<void> {
  for (let count = -1; strokesOf(picture) !== count;) {
    count = strokesOf(picture);
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }
}

window.charts = everyChart.map(({ name }) => name);

window.readChart = async (name, tenths) => {
  const found = everyChart.find((each) => each.name === name);
  const place = document.getElementById('root');
  if (found === undefined || place === null) throw new Error(`There is no chart ${name}.`);
  const root = createRoot(place);
  root.render(<Charts of={found} tenths={tenths} />);
  const expected = tenths.map((each) => found.drawn(each));
  const pictures = await picturesIn(place, expected.flat().length);
  await Promise.all(pictures.map(isStill));

  const readings = expected.flatMap((drawn, at) =>
    drawn.flatMap((marks, index) => {
      const picture = pictures[at * drawn.length + index];
      if (picture === undefined) throw new Error(`${name} is missing.`);
      const levels = levelsIn(picture, labelsOf(picture), marks, palettes.light);
      return levels.map((level: Level) => ({ chart: name, tenths: tenths[at] ?? 0, ...level }));
    }),
  );
  root.unmount();
  return readings;
};
