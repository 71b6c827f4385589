import { useMemo } from 'react';
import { DashReasons } from '../../../ui/table/DashReasons.tsx';
import { SmallHead } from '../../../ui/table/SmallHead.tsx';
import type { Supply } from './supplyNotes.ts';
import { SUPPLY_FIGURES, SupplyRow } from './SupplyRow.tsx';
import { usePublishedMonths } from '../../search/usePublishedMonths.ts';
import marketStyles from '../../places/PlaceMarket.module.css';

/** The given years of a place. */
export function SupplyTable({ years }: { years: readonly Supply[] }) {
  const greatest = Math.max(1, ...years.flatMap((year) => [year.roomsOpened ?? 0, year.roomsClosed ?? 0]));
  const { published } = usePublishedMonths('HOTEL');
  const monthlyOnly = useMemo(() => {
    const without = (published ?? []).filter(({ hasQuarterlyFilers }) => !hasQuarterlyFilers);
    return new Set(without.map(({ month }) => month));
  }, [published]);
  return (
    <DashReasons>
      <table className={marketStyles.seasons} aria-label="Supply">
        <thead>
          <tr>
            <th scope="col">Year</th>
            {SUPPLY_FIGURES.map((title) => (
              <SmallHead key={title} title={title} />
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <SupplyRow key={year.year} supply={year} greatest={greatest} monthlyOnly={monthlyOnly} />
          ))}
        </tbody>
      </table>
    </DashReasons>
  );
}
