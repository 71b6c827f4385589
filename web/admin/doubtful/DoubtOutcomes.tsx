import { formatMoney } from '../../ui/formats/formatMoney.ts';
import {
  brandEffectOf,
  countedAs,
  hotelText,
  periodText,
  placeEffectOf,
  receiptsText,
  revparText,
  roomsText,
  treatmentOf,
} from './doubtfulText.ts';
import type { Doubtful, Effect, Treatment } from './doubtfulText.ts';
import { ScrollArea } from '../../ui/table/ScrollArea.tsx';
import chipStyles from '../../ui/parts/Chip.module.css';
import styles from './DoubtOutcomes.module.css';

const TREATMENTS: readonly { value: Treatment; title: string }[] = [
  { value: 'asFiled', title: 'As filed' },
  { value: 'asFlagged', title: 'By flags' },
  { value: 'leftOut', title: 'Left out' },
];

/** The figures of the filing, its place and its brand by each decision. */
export function DoubtOutcomes({ row }: { row: Doubtful }) {
  const label = `What would count: ${hotelText(row)}, ${periodText(row)}`;
  const effects = [placeEffectOf(row), brandEffectOf(row)].filter((effect) => effect !== null);
  return (
    <ScrollArea className={styles.outcomes} label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Counted</th>
            <th scope="col">Receipts</th>
            <th scope="col">Rooms</th>
            {effects.flatMap(({ name }) => [
              <th key={name} scope="col">
                {name}
              </th>,
              <th key={`${name} RevPAR`} scope="col">
                {name} RevPAR
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {TREATMENTS.map(({ value, title }) => (
            <Outcome key={value} row={row} effects={effects} value={value} title={title} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

interface OutcomeProps {
  row: Doubtful;
  effects: readonly Effect[];
  value: Treatment;
  title: string;
}

function Outcome({ row, effects, value, title }: OutcomeProps) {
  const { receipts, rooms } = countedAs(row, value);
  const isInForce = treatmentOf(row.decision) === value;
  return (
    <tr className={isInForce ? styles.inForce : ''}>
      <th scope="row">
        {title}
        {isInForce && <span className={`${chipStyles.chip} ${styles.chip}`}>in force</span>}
      </th>
      <td>{receipts === null ? 'nothing' : formatMoney(receipts)}</td>
      <td>{roomsText(rooms)}</td>
      {effects.flatMap((effect) => [
        <td key={effect.name}>{receiptsText(effect[value].receipts)}</td>,
        <td key={`${effect.name} RevPAR`}>{revparText(effect[value].revpar)}</td>,
      ])}
    </tr>
  );
}
