import { formatMonths } from '../../../ui/formats/formatMonths.ts';

/** The months that a change compares, ` over Aug–Sep 2017`, if they are others than a reader would take them for. */
export function comparedText(compared: readonly string[], expected: readonly string[]): string {
  const isExpected = compared.join() === expected.join();
  return isExpected || compared.length === 0 ? '' : ` over ${formatMonths(compared)}`;
}
