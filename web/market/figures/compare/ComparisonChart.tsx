import { useMemo } from 'react';
import { MonthChart } from '../../../ui/charts/MonthChart.tsx';
import { useDefine } from '../../../ui/parts/definitions.ts';
import { Tabs } from '../../../ui/parts/Tabs.tsx';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { useGaps } from '../../search/usePublishedMonths.ts';
import { useIncompleteNote } from '../IncompleteAside.tsx';
import { awaitedText } from '../doubtText.ts';
import { awaitedOf } from './comparison.ts';
import type { ComparisonFigures } from './comparison.ts';
import { comparisonChartOf } from './comparisonChart.ts';
import cardStyles from '../../../ui/parts/Card.module.css';

const REVPAR = { value: 'revpar', label: 'RevPAR' } as const;
const TABS = [REVPAR, { value: 'receipts', label: 'Room receipts' }] as const;
const DEFAULTS = { tab: 'revpar' };

/** The months of all that are compared, the subject as a strong line. */
export function ComparisonChart({ figures }: { figures: ComparisonFigures | null }) {
  const define = useDefine();
  const [state, patch] = useUrlState(DEFAULTS);
  const tab = TABS.find(({ value }) => value === state.tab) ?? REVPAR;
  const drawn = useMemo(() => figures && comparisonChartOf(figures, tab.value), [figures, tab]);
  const data = useGaps(drawn, 'HOTEL');
  const incomplete = useIncompleteNote({ product: 'HOTEL', months: figures?.months ?? [] });
  const awaited = awaitedText(figures === null ? [] : awaitedOf(figures));
  const subject = figures?.lines.find(({ role }) => role === 'subject');
  return (
    <section className={cardStyles.card} aria-label="Charts">
      <Tabs
        label="Charts"
        value={tab.value}
        tabs={TABS}
        onChange={(next) => patch({ tab: next })}
        actions={define(tab.label, true)}
      >
        <MonthChart
          title={subject === undefined ? tab.label : `${subject.name} and its competitors: ${tab.label}`}
          data={data}
          source={`Doubtful values do not count as filed${incomplete}${awaited === '' ? '' : ` · ${awaited}`}`}
        />
      </Tabs>
    </section>
  );
}
