import { Field, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar } from '../../../platform/lib/scalars.ts';
import type { NotedMonths } from '../../figures/notedMonths.rules.ts';

const descriptions: Record<keyof NotedMonths, string> = {
  flaggedMonths: 'Months in which receipts or rooms do not count as filed; usually empty.',
  unusualMonths:
    'Months with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`), which count as filed; usually empty.',
  estimatedMonths:
    'Mixed beverages only: months with receipts that the comptroller estimated for a taxpayer who did not file; usually ' +
    'empty.',
  apportionedMonths:
    'Lodging only: months with receipts of quarterly filings, divided among months by days; usually empty.',
};

type Class<T> = abstract new () => T;

/** A class to extend, with the months to read with care, out of at most this number. */
export function notedMonthsOf(most: number): Class<NotedMonths> {
  @ObjectType({ simpleResolvers: true, description: 'Months to read with care.' })
  abstract class NotedMonthsOf {}
  for (const [name, description] of Object.entries(descriptions)) {
    const options = { complexity: valuesOf(most), description };
    Field(() => [MonthScalar], options)(NotedMonthsOf.prototype, name);
  }
  return NotedMonthsOf as Class<NotedMonths>;
}
