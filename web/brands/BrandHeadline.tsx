import { counted } from '../components/doubtText.ts';
import { ChangeArrow } from '../components/ChangeArrow.tsx';
import { HEADLINE, HeadlineWaiting } from '../components/HeadlineStats.tsx';
import { Stat, StatRow } from '../components/StatRow.tsx';
import { Unknown } from '../components/Unknown.tsx';
import type { Change } from '../lib/formatChange.ts';
import { formatMonth } from '../lib/formatMonth.ts';
import { formatCount, formatMoney, formatRevpar, formatWholeMoney } from '../lib/formatMoney.ts';
import type { BrandFigures } from './brandFigures.ts';
import { brandHeadline } from './brandHeadline.ts';

interface Props {
  /** Null while they are on their way. */
  figures: BrandFigures | null;
  locations: number | null;
  rooms: number | null;
  /** Of the hotels that filed in both years; null until it is known, or where there is none. */
  likeForLike: Change | null;
}

/** The figures a member quotes first of a brand. */
export function BrandHeadline({ figures, locations, rooms, likeForLike }: Props) {
  if (figures === null)
    return <HeadlineWaiting labels={['Latest month', 'RevPAR', 'TTM revenue', 'Locations', 'Rooms']} />;
  const { latest, ttm, ttmRevpar } = brandHeadline(figures);
  return (
    <StatRow label={HEADLINE}>
      {latest !== null && (
        <>
          <Stat
            label={formatMonth(latest.month)}
            figure={formatWholeMoney(latest.roomReceipts)}
            exact={formatMoney(latest.roomReceipts)}
          >
            {`from ${counted(latest.properties, 'property', 'properties')} that filed`}
          </Stat>
          <Stat
            label="RevPAR"
            figure={
              latest.revpar === null ? (
                <Unknown why="no rooms were filed that count" />
              ) : (
                formatRevpar(latest.revpar)
              )
            }
          >
            {ttmRevpar !== null && `${formatRevpar(ttmRevpar)} over 12 months`}
          </Stat>
        </>
      )}
      <TwelveMonths receipts={ttm} likeForLike={likeForLike} />
      <Stat label="Locations" figure={locations === null ? '' : formatCount(locations)}>
        that bear the name now
      </Stat>
      <Stat label="Rooms" figure={rooms === null ? '' : formatCount(rooms)}>
        as last filed
      </Stat>
    </StatRow>
  );
}

/** With the change like for like: the whole would seem to fall by what quarterly filers have yet to file. */
function TwelveMonths({ receipts, likeForLike }: Pick<Props, 'likeForLike'> & { receipts: number | null }) {
  const label = 'TTM revenue';
  if (receipts === null) {
    return <Stat label={label} figure={<Unknown why="not all of the last 12 months are there" />} />;
  }
  return (
    <Stat label={label} figure={formatWholeMoney(receipts)} exact={formatMoney(receipts)}>
      {likeForLike !== null && <ChangeArrow change={likeForLike} suffix=" like for like" />}
    </Stat>
  );
}
