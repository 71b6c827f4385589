import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { durationIn } from './durationIn.ts';
import type { Duration } from '../formats/duration.ts';
import { useUrlState } from '../hooks/useUrlState.ts';
import { useDefine } from '../parts/definitions.ts';
import { DurationSelect } from './DurationSelect.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import cardStyles from '../parts/Card.module.css';

interface Tab<T extends string> {
  value: T;
  label: string;
}

interface Shown<T extends string> {
  tab: Tab<T>;
  duration: Duration;
  /** Shows all years. */
  showAll: () => void;
}

interface Props<T extends string> {
  /** The first shows unless the address says otherwise. */
  tabs: readonly [Tab<T>, ...Tab<T>[]];
  children: (shown: Shown<T>) => ReactNode;
  /** The years that it shows, where there is no choice. */
  fixed?: Duration;
}

/** The charts of a page: which one and over how many years, both in the address. */
export function ChartCard<T extends string>({ tabs, children, fixed }: Props<T>) {
  const define = useDefine();
  const [first] = tabs;
  const defaults = useMemo<Record<'tab' | 'years', string>>(
    () => ({ tab: first.value, years: '1' }),
    [first.value],
  );
  const [state, patch] = useUrlState(defaults);
  const duration = fixed ?? durationIn(state.years);
  const tab = tabs.find(({ value }) => value === state.tab) ?? first;
  return (
    <section className={cardStyles.card} aria-label="Charts">
      <Tabs
        label="Charts"
        value={tab.value}
        tabs={tabs}
        onChange={(next) => patch({ tab: next })}
        actions={
          <>
            {define(tab.label, true)}
            {fixed === undefined && (
              <DurationSelect value={duration} onChange={(years) => patch({ years })} />
            )}
          </>
        }
      >
        {children({ tab, duration, showAll: () => patch({ years: 'all' }) })}
      </Tabs>
    </section>
  );
}
