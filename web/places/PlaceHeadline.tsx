import { useMemo } from 'react';
import { ChangeArrow } from '../components/ChangeArrow.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stat, StatRow } from '../components/StatRow.tsx';
import { Unknown } from '../components/Unknown.tsx';
import { formatMonth } from '../lib/formatMonth.ts';
import { formatCount, formatMoney, formatRevpar, formatWholeMoney } from '../lib/formatMoney.ts';
import type { PlaceFigures } from './placeFigures.ts';
import { headlineOf } from './placeHeadline.ts';
import type { Headline } from './placeHeadline.ts';
import type { PlacePageKind } from './placePages.ts';

const NOT_TWELVE = 'not all of the last 12 months are there';

interface Props {
  page: PlacePageKind;
  /** Null while they are on their way. */
  figures: PlaceFigures | null;
}

/** The figures a member quotes first of a place, at its latest month. */
export function PlaceHeadline({ page, figures }: Props) {
  const headline = useMemo(() => figures && headlineOf(figures.months), [figures]);
  if (figures === null) return <Waiting />;
  if (headline === null) return null;
  return (
    <StatRow label="Headline figures">
      <Stat
        label={formatMonth(headline.latest.month)}
        figure={formatWholeMoney(headline.latest.receipts)}
        exact={formatMoney(headline.latest.receipts)}
      >
        <ChangeArrow change={headline.change} suffix=" on the year" />
        {headline.latest.awaitsQuarterlyFilers && ', monthly filers only'}
      </Stat>
      <TwelveMonths measure={page.measure} headline={headline} />
      {page.product === 'HOTEL' ? <Rooms headline={headline} /> : <Properties headline={headline} />}
    </StatRow>
  );
}

function TwelveMonths({ measure, headline }: { measure: string; headline: Headline }) {
  const { ttm, ttmChange, monthsAwaited } = headline;
  const label = `TTM ${measure.toLowerCase()}`;
  if (ttm === null) return <Stat label={label} figure={<Unknown why={NOT_TWELVE} />} />;
  return (
    <Stat label={label} figure={formatWholeMoney(ttm)} exact={formatMoney(ttm)}>
      <ChangeArrow change={ttmChange} suffix=" on the year" />
      {monthsAwaited > 0 && `, ${String(monthsAwaited)} months without quarterly filers`}
    </Stat>
  );
}

function Rooms({ headline: { latest, ttmRevpar } }: { headline: Headline }) {
  const { revpar, rooms, properties, marketplace } = latest;
  return (
    <>
      <Stat
        label="RevPAR"
        figure={revpar === null ? <Unknown why="no rooms were filed" /> : formatRevpar(revpar)}
      >
        {rooms !== null && `${formatCount(rooms)} rooms in ${formatCount(properties)} properties`}
      </Stat>
      <Stat
        label="TTM RevPAR"
        figure={ttmRevpar === null ? <Unknown why={NOT_TWELVE} /> : formatCount(ttmRevpar)}
      >
        mean of 12 months, rounded up
      </Stat>
      {marketplace !== null && marketplace > 0 && (
        <Stat label="Marketplaces" figure={formatWholeMoney(marketplace)} exact={formatMoney(marketplace)}>
          part of the month’s revenue, without rooms
        </Stat>
      )}
    </>
  );
}

function Properties({ headline: { latest } }: { headline: Headline }) {
  return (
    <>
      <Stat label="Properties" figure={formatCount(latest.properties)}>
        filed for the month
      </Stat>
      {latest.estimated !== null && latest.estimated > 0 && (
        <Stat
          label="Estimated"
          figure={formatWholeMoney(latest.estimated)}
          exact={formatMoney(latest.estimated)}
        >
          by the comptroller, for who did not file
        </Stat>
      )}
    </>
  );
}

function Waiting() {
  return (
    <StatRow label="Headline figures">
      {['Latest month', 'TTM', 'RevPAR'].map((label) => (
        <Stat key={label} label={label} figure={<Skeleton width={120} height={34} />}>
          <Skeleton width={90} height={18} />
        </Stat>
      ))}
    </StatRow>
  );
}
