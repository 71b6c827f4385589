import { useQuery } from '@apollo/client/react';
import { useAbout, useOldFiguresNote } from '../../app/about.ts';
import { gapText } from '../../ui/charts/chartGaps.ts';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { graphql } from '../../gql/gql.ts';
import type { WelcomeQuery } from '../../gql/graphql.ts';
import { formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { wholeMonths } from '../../market/search/usePublishedMonths.ts';
import { barsOf } from './bars.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import { everyMonth } from '../../ui/formats/monthArithmetic.ts';
import styles from './WelcomeChart.module.css';

const WelcomeDocument = graphql(`
  query Welcome {
    publishedMonths(product: HOTEL) {
      month
      hasMonthlyFilers
    }
    trial {
      city {
        name
        lodgingMonths(latestYears: 2) {
          month
          roomReceipts
        }
      }
    }
  }
`);

const WIDTH = 480;
const HEIGHT = 120;
const VIEW_BOX = `0 0 ${String(WIDTH)} ${String(HEIGHT)}`;
/** Height of the line below the bars. */
const NOTE_HEIGHT = 18;

type City = NonNullable<WelcomeQuery['trial']['city']>;

/** Two years of the sample city's hotel receipts. Empty if there are none or they do not load. */
export function WelcomeChart() {
  const { data, error } = useQuery(WelcomeDocument);
  if (data === undefined && error === undefined) return <Waiting />;
  const city = data?.trial.city;
  if (city === undefined || city === null || city.lodgingMonths.length === 0) return null;
  return <Picture city={city} published={wholeMonths(data?.publishedMonths ?? [])} />;
}

/** As large as the picture, so that nothing moves when it comes. */
function Waiting() {
  return (
    <figure className={styles.picture} aria-hidden="true">
      <figcaption>
        <Skeleton width={206} />
        <Skeleton width={100} height={28} />
      </figcaption>
      <svg viewBox={VIEW_BOX} />
      <p className={styles.note}>
        <Skeleton width={80} height={NOTE_HEIGHT} />
        <Skeleton width={80} height={NOTE_HEIGHT} />
      </p>
    </figure>
  );
}

interface PictureProps {
  city: City;
  published: readonly string[];
}

function Picture({ city: { name, lodgingMonths }, published }: PictureProps) {
  const { synthetic } = useAbout();
  const old = useOldFiguresNote();
  const receipts = new Map(lodgingMonths.map(({ month, roomReceipts }) => [month, roomReceipts]));
  const months = everyMonth([...receipts.keys()]);
  const values = months.map((month) => receipts.get(month) ?? null);
  const missing = months.filter((month) => !receipts.has(month) && !published.includes(month));
  const [from = '', to = ''] = [months[0], months.at(-1)];
  const latest = formatWholeMoney(values.at(-1) ?? 0);
  const place = formatPlace(name);
  return (
    <figure className={styles.picture}>
      <figcaption>
        <span>
          Hotels of {place} in {formatMonth(to)}
        </span>
        <strong>{latest}</strong>
      </figcaption>
      <svg
        viewBox={VIEW_BOX}
        role="img"
        aria-label={`Room receipts of ${place}’s hotels by month, ${formatMonth(from)} to ${formatMonth(to)}; at last ${latest}`}
      >
        {barsOf(values, WIDTH, HEIGHT).map((bar, index) => {
          const month = months[index] ?? '';
          const isMissing = missing.includes(month);
          const gap = { y: 0, height: HEIGHT, className: styles.gap };
          return <rect key={month} rx={2} {...bar} {...(isMissing && gap)} />;
        })}
      </svg>
      <p className={styles.note}>
        <span>{formatMonth(from)}</span>
        {synthetic && <span>Sample: synthetic data</span>}
        <span>{formatMonth(to)}</span>
      </p>
      {old !== '' && <p className={styles.note}>{`${old}.`}</p>}
      {missing.length > 0 && <p className={styles.note}>{gapText(missing)}</p>}
    </figure>
  );
}
