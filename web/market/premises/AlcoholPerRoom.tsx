import { Link } from 'react-router-dom';
import { definitionPath } from '../../app/paths.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { releaseLabel } from '../../ui/formats/release.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { AlcoholPerRoomFragment } from '../../gql/graphql.ts';
import { formatMonth, formatShortMonth } from '../../ui/formats/formatMonth.ts';
import { formatCount, formatMoney } from '../../ui/formats/formatMoney.ts';
import styles from './AlcoholPerRoom.module.css';

const AlcoholFragment = graphql(`
  fragment AlcoholPerRoom on Premises {
    alcoholTrailing {
      from
      to
      totalReceipts
      availableRoomNights
      perAvailableRoom
    }
    alcoholMonths {
      month
      totalReceipts
      rooms
      perAvailableRoom
      release {
        ...ReleaseName @unmask
      }
    }
  }
`);

const TITLE = 'Alcohol per available room';

/** What the bars of an address bring for each room of its hotels; nothing where it has not both. */
export function AlcoholPerRoom(props: { premises: FragmentType<typeof AlcoholFragment> }) {
  const { alcoholTrailing: trailing, alcoholMonths } = readFragment(AlcoholFragment, props.premises);
  if (trailing === null) return null;
  const latest = alcoholMonths.at(-1);
  return (
    <Card title={TITLE}>
      <p className={styles.figure}>{formatMoney(trailing.perAvailableRoom)}</p>
      <p className={styles.range}>
        {`a room and night, ${formatShortMonth(trailing.from)} – ${formatShortMonth(trailing.to)}`}
      </p>
      <Facts
        facts={[
          { label: 'Alcohol receipts', value: formatMoney(trailing.totalReceipts) },
          { label: 'Available room-nights', value: formatCount(trailing.availableRoomNights) },
        ]}
      />
      <p className={styles.definition}>
        {DEFINITION} <Link to={definitionPath('alcohol-per-room')}>Definition</Link>
      </p>
      <Months months={alcoholMonths} />
      {latest !== undefined && (
        <p className={styles.definition}>{`Up to release ${releaseLabel(latest.release)}`}</p>
      )}
    </Card>
  );
}

const DEFINITION =
  'Receipts of all bars at this address, estimates included, over the rooms of its hotels times the days of the ' +
  'months that have both.';

function Months({ months }: { months: AlcoholPerRoomFragment['alcoholMonths'] }) {
  return (
    <details className={styles.months}>
      <summary>By month</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${TITLE} by month`}>
        <table aria-label={`${TITLE} by month`}>
          <thead>
            <tr>
              {['Month', 'Receipts', 'Rooms', 'Per room'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, totalReceipts, rooms, perAvailableRoom }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>{formatMoney(totalReceipts)}</td>
                <td>{rooms === null ? '–' : formatCount(rooms)}</td>
                <td>{perAvailableRoom === null ? '–' : formatMoney(perAvailableRoom)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
