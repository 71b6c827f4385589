import { useIsVisitor } from '../../app/visitor.ts';
import { DefinitionLink } from './DefinitionLink.tsx';
import { Segments } from '../../ui/parts/Segments.tsx';
import { leftOutText } from './leftOut.ts';
import type { MonthLeftOut } from './leftOut.ts';
import { treatedText } from './treatedText.ts';
import type { BothReadings } from './treatedText.ts';
import type { ReadingChoice } from './useReading.ts';
import styles from './Treated.module.css';

const READINGS = [
  { value: 'counted', label: 'What counts' },
  { value: 'filed', label: 'As filed' },
] as const;

interface Props extends ReadingChoice {
  /** The latest month and the latest year. */
  periods: readonly BothReadings[];
  /** The months of which nothing counts. */
  leftOut?: readonly Pick<MonthLeftOut, 'month'>[];
}

/** Filings of a place or brand that do not count as filed, their effect, and the switch between both readings. */
export function Treated({ reading, choose, periods, leftOut = [] }: Props) {
  return (
    <section className={styles.treated} aria-label="What counts">
      <div>
        {periods.map((both) => (
          <p key={both.period}>{treatedText(both)}</p>
        ))}
        {leftOut.length > 0 && <p>{leftOutText(leftOut)}</p>}
        <Reasons isFiled={reading === 'filed'} />
      </div>
      <Segments label="Months and years" value={reading} options={READINGS} onChange={choose} />
    </section>
  );
}

/** Says why some values do not count and what the reading leaves as it is; visitors cannot open the data dictionary. */
function Reasons({ isFiled }: { isFiled: boolean }) {
  const isVisitor = useIsVisitor();
  const rest = isVisitor ? 'the headline shows' : 'growth, ranks and brands show';
  return (
    <p>
      {isFiled ? `Charts, months and years below show what was filed; ${rest} what counts. ` : ''}
      {isVisitor ? (
        'For doubtful receipts, the taxable receipts count instead. Doubtful or idle rooms do not count.'
      ) : (
        <DefinitionLink id="doubtful">What counts, and why</DefinitionLink>
      )}
    </p>
  );
}
