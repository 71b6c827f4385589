import { groupBy } from '../../platform/lib/byKey.ts';
import type { Month } from '../../platform/lib/month.ts';

/** The fields of a GraphQL type, as loaders find them: not its class. */
export type Fields<Type> = { [Name in keyof Type]: Type[Name] };

/**
 * Months of the properties of an establishment in one order. Months of several properties, as in the month of a
 * hand-over, are joined to one; those without receipts are left out of it unless there are no others.
 */
export function joinMonths<Row extends { month: Month }, Joined>(
  properties: readonly { position: number; months: readonly Row[] }[],
  hasReceipts: (row: Row) => boolean,
  join: (rows: readonly Row[], filedBy: number[]) => Joined,
): Joined[] {
  const all = properties.flatMap(({ position, months }) => months.map((month) => ({ position, month })));
  const byMonth = [...groupBy(all, ({ month }) => month.month)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return byMonth.map(([, rows]) => {
    const withReceipts = rows.filter(({ month }) => hasReceipts(month));
    const counted = withReceipts.length > 0 ? withReceipts : rows.slice(-1);
    return join(
      counted.map(({ month }) => month),
      counted.map(({ position }) => position),
    );
  });
}
