import { DashReasons } from '../../../ui/table/DashReasons.tsx';
import { SmallHead } from '../../../ui/table/SmallHead.tsx';
import type { Supply } from './supplyNotes.ts';
import { SUPPLY_FIGURES, SupplyRow } from './SupplyRow.tsx';
import marketStyles from '../../places/PlaceMarket.module.css';

/** The given years of a place. */
export function SupplyTable({ years }: { years: readonly Supply[] }) {
  const greatest = Math.max(1, ...years.flatMap((year) => [year.roomsOpened ?? 0, year.roomsClosed ?? 0]));
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
            <SupplyRow key={year.year} supply={year} greatest={greatest} />
          ))}
        </tbody>
      </table>
    </DashReasons>
  );
}
