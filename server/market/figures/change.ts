import { percentOf } from '../../platform/lib/percent.ts';
import type { Change } from './figures.type.ts';

/** The change between two amounts in cents; null if there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null | undefined): Change | null {
  if (now === null || before === null || before === undefined) return null;
  const amount = now - before;
  return { amount, percent: percentOf(amount, before) };
}
