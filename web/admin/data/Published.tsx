import { Card } from '../../ui/parts/Card.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { formatDate, formatMonth } from '../../ui/formats/formatMonth.ts';
import type { Freshness } from './dataDocuments.ts';
import { ageText, FRESHNESS, TAX_NAMES } from './dataText.ts';
import tableStyles from '../ServicesCard.module.css';

/** Published months of each tax, and the month that is due. */
export function Published({ freshness }: { freshness: readonly Freshness[] | null }) {
  return (
    <Card title="Published">
      {freshness === null ? <Skeleton width="100%" height={110} /> : <Table freshness={freshness} />}
    </Card>
  );
}

function Table({ freshness }: { freshness: readonly Freshness[] }) {
  return (
    <table className={tableStyles.services} aria-label="Published">
      <thead>
        <tr>
          <th scope="col">Tax</th>
          <th scope="col">Latest month</th>
          <th scope="col">Next month</th>
          <th scope="col">Last release</th>
        </tr>
      </thead>
      <tbody>
        {freshness.map((each) => (
          <Row key={each.product} freshness={each} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ freshness }: { freshness: Freshness }) {
  const { product, state, latestMonth, lastRelease } = freshness;
  return (
    <tr>
      <th scope="row">{TAX_NAMES[product]}</th>
      <td>{latestMonth === null ? 'None' : formatMonth(latestMonth)}</td>
      <td>
        {state === 'CURRENT' ? <Chip tone="good">{FRESHNESS[state]}</Chip> : <Chip>{FRESHNESS[state]}</Chip>}{' '}
        {dueText(freshness)}
      </td>
      <td>
        {ageText(freshness)}
        {lastRelease !== null && ` (${lastRelease.fileName})`}
      </td>
    </tr>
  );
}

function dueText({ dueMonth, dueOn, state }: Freshness): string {
  if (dueMonth === null || dueOn === null) return 'Import one of the comptroller’s releases.';
  const month = formatMonth(dueMonth);
  return state === 'CURRENT'
    ? `${month} is due on ${formatDate(dueOn)}`
    : `${month} was due on ${formatDate(dueOn)}`;
}
