import type { ApiKeyLineFragment } from '../../gql/graphql.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import styles from './KeyDays.module.css';

interface Props {
  /** The sum of the days, to open them by. */
  label: string;
  days: ApiKeyLineFragment['days'];
}

/** The use of a key, day by day. */
export function KeyDays({ label, days }: Props) {
  return (
    <details className={styles.days}>
      <summary>{label}</summary>
      <table aria-label="Use by day">
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Requests</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, requests, points }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{formatCount(requests)}</td>
              <td>{formatCount(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
