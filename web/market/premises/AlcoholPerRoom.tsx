import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { definitionPath } from '../../app/paths.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { useDefine } from '../../ui/parts/definitions.ts';
import { everyMonth } from '../../ui/formats/monthArithmetic.ts';
import { releaseLabel } from '../../ui/formats/release.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { AlcoholPerRoomFragment } from '../../gql/graphql.ts';
import { formatMonth, formatShortMonth } from '../../ui/formats/formatMonth.ts';
import { formatCount, formatMoney, formatShare } from '../../ui/formats/formatMoney.ts';
import { NO_COUNTED_ROOMS } from '../../ui/formats/noCountedRooms.ts';
import { DashReasons } from '../../ui/table/DashReasons.tsx';
import { ScrollArea } from '../../ui/table/ScrollArea.tsx';
import { IncompleteChip } from '../figures/IncompleteChip.tsx';
import { LackingAside, useLackingOfBoth } from '../figures/IncompleteAside.tsx';
import styles from './AlcoholPerRoom.module.css';

const AlcoholFragment = graphql(`
  fragment AlcoholPerRoom on Premises {
    alcoholTrailing {
      from
      to
      months
      totalReceipts
      availableRoomNights
      perAvailableRoom
      roomReceipts
      alcoholShare
    }
    alcoholRank {
      position {
        rank
        of
      }
      county
      median
    }
    alcoholMonths {
      month
      totalReceipts
      rooms
      perAvailableRoom
      alcoholShare
      release {
        ...ReleaseName @unmask
      }
    }
  }
`);

const TITLE = 'Alcohol per available room';
const YEAR = 12;

/** Alcohol receipts of an address for each room of its hotels; hidden unless it has both. */
export function AlcoholPerRoom(props: { premises: FragmentType<typeof AlcoholFragment> }) {
  const {
    alcoholTrailing: trailing,
    alcoholRank: rank,
    alcoholMonths,
  } = readFragment(AlcoholFragment, props.premises);
  if (trailing === null) return null;
  const latest = alcoholMonths.at(-1);
  return (
    <Card title={TITLE}>
      <p className={styles.figure}>{formatMoney(trailing.perAvailableRoom)}</p>
      <p className={styles.range}>
        {`per room and night, ${formatShortMonth(trailing.from)} – ${formatShortMonth(trailing.to)}${countedText(trailing.months)}`}
        <LackingOf months={everyMonth([trailing.from, trailing.to])} />
      </p>
      <Facts
        facts={[
          { label: 'Alcohol receipts', value: formatMoney(trailing.totalReceipts) },
          { label: 'Available room-nights', value: formatCount(trailing.availableRoomNights) },
          { label: 'Room receipts', value: known(trailing.roomReceipts, formatMoney) },
          { label: 'Alcohol’s share of both', value: known(trailing.alcoholShare, formatShare) },
          ...(rank === null ? [] : rankFacts(rank)),
        ]}
      />
      <p className={styles.definition}>
        {DEFINITION} <Link to={definitionPath('alcohol-per-room')}>Definition</Link>{' '}
        <Link to={definitionPath('alcohol-share')}>Share and rank</Link>
      </p>
      <Months months={alcoholMonths} />
      {latest !== undefined && (
        <p className={styles.definition}>{`Up to release ${releaseLabel(latest.release)}`}</p>
      )}
    </Card>
  );
}

function LackingOf({ months }: { months: readonly string[] }) {
  return <LackingAside {...useLackingOfBoth(months)} />;
}

/** `3 of 12 months`, if not all twelve have both. */
function countedText(months: number): string {
  return months === YEAR ? '' : ` (${String(months)} of ${String(YEAR)} months)`;
}

/** Null if no hotel here filed. */
function known(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value);
}

type Ranked = NonNullable<AlcoholPerRoomFragment['alcoholRank']>;

function rankFacts({ position: { rank, of }, county, median }: Ranked) {
  return [
    { label: `Rank in ${county} County`, value: `${formatCount(rank)} of ${formatCount(of)} such addresses` },
    { label: 'Median of these', value: `${formatMoney(median)} per room and night` },
  ];
}

const DEFINITION =
  'Receipts of all bars at this address, estimates included, over the rooms of its hotels times the days of the ' +
  'months that have both.';

/** Each with the name of its definition. */
const COLUMNS = [
  ['Receipts', 'Alcohol receipts'],
  ['Rooms', 'Rooms'],
  ['Per room', 'Alcohol per available room'],
  ['Share', 'Alcohol’s share of both'],
] as const;

const NO_HOTEL = 'no hotel here filed';

function cellOf(value: number | null, format: (value: number) => string, why: string): ReactNode {
  return value === null ? <Unknown why={why} /> : format(value);
}

function Head() {
  const define = useDefine();
  return (
    <thead>
      <tr>
        <th scope="col">Month</th>
        {COLUMNS.map(([title, figure]) => (
          <th key={title} scope="col" aria-label={title}>
            <span className={styles.head}>
              {title}
              {define(figure, true)}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Months({ months }: { months: AlcoholPerRoomFragment['alcoholMonths'] }) {
  const { lacking } = useLackingOfBoth(months.map(({ month }) => month));
  return (
    <details className={styles.months}>
      <summary>By month</summary>
      <DashReasons>
        <ScrollArea className={styles.scroll} label={`${TITLE} by month`}>
          <table aria-label={`${TITLE} by month`}>
            <Head />
            <tbody>
              {months.toReversed().map(({ month, totalReceipts, rooms, perAvailableRoom, alcoholShare }) => (
                <tr key={month}>
                  <th scope="row">
                    {formatMonth(month)}
                    <IncompleteChip isIncomplete={lacking.includes(month)} />
                  </th>
                  <td>{formatMoney(totalReceipts)}</td>
                  <td>{cellOf(rooms, formatCount, NO_COUNTED_ROOMS)}</td>
                  <td>{cellOf(perAvailableRoom, formatMoney, NO_COUNTED_ROOMS)}</td>
                  <td>{cellOf(alcoholShare, formatShare, NO_HOTEL)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </DashReasons>
    </details>
  );
}
