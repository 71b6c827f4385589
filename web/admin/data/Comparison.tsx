import { readFragment } from '../../gql/fragment-masking.ts';
import type { ChangeLineFragment, DataTaskQuery } from '../../gql/graphql.ts';
import { formatCount, formatMoney, formatPercent } from '../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { ChangeLineFields } from './dataDocuments.ts';
import { counted } from '../../ui/formats/counted.ts';
import { ScrollArea } from '../../ui/table/ScrollArea.tsx';
import outcomeStyles from '../doubtful/DoubtOutcomes.module.css';
import styles from './data.module.css';

type Comparison = NonNullable<DataTaskQuery['dataTask']>['comparisons'][number];

interface Props {
  title: string;
  comparisons: readonly Comparison[];
  /** False if nothing is published yet. */
  isPublished: boolean;
}

/** Changes by each release of a file: how many filings, and the largest changes of receipts. */
export function Comparisons({ title, comparisons, isPublished }: Props) {
  return (
    <section className={styles.comparisons} aria-label={title}>
      {comparisons.length === 0 && <p>Nothing differs from what is published.</p>}
      {comparisons.map((each) => (
        <OneComparison key={each.fileName} comparison={each} isPublished={isPublished} />
      ))}
    </section>
  );
}

function OneComparison({ comparison, isPublished }: { comparison: Comparison; isPublished: boolean }) {
  const { fileName, added, changed, retired } = comparison;
  const all = readFragment(ChangeLineFields, comparison.all);
  const [adds, changes, retires] = isPublished
    ? ['added', 'changed', 'retired']
    : ['would add', 'change', 'retire'];
  return (
    <>
      <h4>
        {fileName} {adds} {counted(added, 'filing')}, {changes} {formatCount(changed)} and {retires}{' '}
        {formatCount(retired)}
      </h4>
      <p>
        Receipts of its periods as filed: {formatMoney(all.before)} before, {formatMoney(all.after)} after (
        {changeText(all)}).
      </p>
      <ChangeLines
        title="Largest changes by property"
        lines={readFragment(ChangeLineFields, comparison.byProperty)}
      />
      <ChangeLines
        title="Largest changes by city"
        lines={readFragment(ChangeLineFields, comparison.byCity)}
      />
      <ChangeLines
        title="Largest changes by brand"
        lines={readFragment(ChangeLineFields, comparison.byBrand)}
      />
      <Flags comparison={comparison} />
    </>
  );
}

function Flags({ comparison: { flags, flagged } }: { comparison: Comparison }) {
  if (flags.length === 0) return null;
  const counts = flags.map(({ flag, filings }) => `${flagText(flag)} on ${counted(filings, 'filing')}`);
  return (
    <>
      <p>Flags: {counts.join('; ')}.</p>
      <ul>
        {flagged.map(({ name, period, reason }) => (
          <li key={`${name} ${period}`}>
            {name}, {formatMonth(period)}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

function flagText(flag: string): string {
  return flag.toLowerCase().replaceAll('_', ' ');
}

function ChangeLines({ title, lines }: { title: string; lines: readonly ChangeLineFragment[] }) {
  if (lines.length === 0) return null;
  return (
    <ScrollArea className={outcomeStyles.outcomes} label={title}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>{formatMoney(line.before)}</td>
              <td>{formatMoney(line.after)}</td>
              <ChangeCell line={line} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** On a phone, it breaks between the amount and the percentage only. */
function ChangeCell({ line }: { line: ChangeLineFragment }) {
  const [amount, ...more] = changeText(line).split(', ');
  return (
    <td>
      <span className={styles.whole}>{more.length > 0 ? `${amount},` : amount}</span>{' '}
      <span className={styles.whole}>{more.join(', ')}</span>
    </td>
  );
}

function changeText({ change, changePct }: ChangeLineFragment): string {
  const sign = change < 0 ? '−' : '+';
  const pct =
    changePct === null ? 'new' : `${changePct < 0 ? '−' : '+'}${formatPercent(Math.abs(changePct))}`;
  return change === 0 ? 'no change' : `${sign}${formatMoney(Math.abs(change))}, ${pct}`;
}
