import { formatShortMonth, partsOf } from '../../../ui/formats/formatMonth.ts';
import { addMonths } from '../../../ui/formats/monthArithmetic.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

/** A period whose growth can be stated, with its name in addresses. */
export interface GrowthPeriod extends Period {
  value: string;
  label: string;
}

/** Periods with months that are published a year earlier too, the latest first. `months` are the published ones. */
export function growthPeriods(months: readonly string[]): GrowthPeriod[] {
  const known = new Set(months);
  const compared = months.filter((month) => known.has(addMonths(month, -12)));
  const latest = months.at(-1);
  const years = [...new Set(compared.map((month) => partsOf(month).year))].toReversed();
  const trailing =
    latest !== undefined && compared.some((month) => month > addMonths(latest, -12))
      ? [
          {
            from: addMonths(latest, -11),
            to: latest,
            value: '',
            label: `12 months to ${formatShortMonth(latest)}`,
          },
        ]
      : [];
  return [...trailing, ...years.map(yearPeriod)];
}

function yearPeriod(year: number): GrowthPeriod {
  const text = String(year);
  return { from: `${text}-01`, to: `${text}-12`, value: text, label: `${text} against ${String(year - 1)}` };
}
