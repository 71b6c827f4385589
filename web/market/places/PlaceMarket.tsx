import { Suspense, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PlaceMarketQuery } from '../../gql/graphql.ts';
import { routes } from '../../app/paths.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatShare } from '../../ui/formats/formatMoney.ts';
import { useSeen } from '../../ui/hooks/useSeen.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { IncompleteAside } from '../figures/IncompleteAside.tsx';
import { PLACE_FIELDS } from '../figures/placeFields.ts';
import { Concentration } from '../figures/explore/ExploreTotals.tsx';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import { PlaceMovers } from './PlaceMovers.tsx';
import { PlaceSeasons } from './PlaceSeasons.tsx';
import { PlaceRecovery } from './PlaceRecovery.tsx';
import { seasonsOf } from './placeSeasons.ts';
import { usePlaceMarket } from './usePlaceMarket.ts';
import styles from './PlaceMarket.module.css';
import { lazy } from '../../ui/parts/lazy.tsx';

const PlaceSupplyAndMix = lazy(
  async () => (await import('../hotels/supply/PlaceSupplyAndMix.tsx')).PlaceSupplyAndMix,
);

interface Props {
  page: PlacePageKind;
  name: string;
  /** Null while loading. */
  figures: PlaceFigures | null;
  /** True once they have loaded, drawn or not; this loads after them. */
  isReady: boolean;
}

const TITLE = 'Market';

/** Recovery since 2019, concentration, season and movers of a place; asked for when it comes into view. */
export function PlaceMarket({ page, name, figures, isReady }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { asked, data, failed, retry } = usePlaceMarket(page, name, isSeen && isReady);
  const seasons = useMemo(() => figures && seasonsOf(figures.months), [figures]);
  return (
    <div
      ref={place}
      className={styles.market}
      data-print={data === undefined && !failed ? 'waits' : 'is there'}
    >
      <Card title={TITLE} flush>
        {failed && <Failure what="The market" onRetry={retry} />}
        {/* Nothing is loading yet while it is out of sight, and the footer waits for what loads. */}
        {!failed && (isSeen ? <Stats page={page} data={data} /> : <div className={styles.unseen} />)}
        <div className={styles.parts}>
          {seasons !== null && <PlaceSeasons product={page.product} {...seasons} />}
          {data !== undefined && asked !== null && (
            <PlaceMovers product={page.product} month={asked.to} up={data.up} down={data.down} />
          )}
          {data !== undefined && (
            <Suspense fallback={null}>
              <PlaceSupplyAndMix page={page} name={name} />
            </Suspense>
          )}
        </div>
        <p className={styles.more}>
          <Link to={exploredPath(page, name)}>
            {page.product === 'HOTEL' ? 'Rank all hotels here' : 'Rank all bars here'}
          </Link>
        </p>
      </Card>
    </div>
  );
}

function exploredPath({ kind, product }: PlacePageKind, name: string): string {
  const params = new URLSearchParams({
    ...(product === 'BEVERAGE' && { tax: 'bar' }),
    of: 'properties',
    [PLACE_FIELDS[kind]]: name.toUpperCase(),
  });
  return `${routes.explore}?${params.toString()}`;
}

function Stats({ page: { product }, data }: { page: PlacePageKind; data: PlaceMarketQuery | undefined }) {
  if (data === undefined) return <Skeleton width="100%" height={96} />;
  const { up, recovery } = data;
  const each = product === 'HOTEL' ? 'hotels' : 'bars';
  return (
    <StatRow label="Market in figures">
      <PlaceRecovery recovery={recovery} product={product} each={each} />
      <Stat
        label={`Top five ${each}`}
        figure={
          up.topFiveShare === null ? <Unknown why="there are no receipts" /> : formatShare(up.topFiveShare)
        }
      >
        {up.topFiveShare !== null &&
          `of the receipts of ${counted(up.found, product === 'HOTEL' ? 'hotel' : 'bar')}, ${formatMonths(up.months)}`}
        <IncompleteAside product={product} months={up.months} />
      </Stat>
      <Concentration concentration={up.concentration} />
    </StatRow>
  );
}
