import { percentOf } from '../../platform/lib/percent.ts';
import type { FilingDecision } from '../enums.ts';
import type { DoubtEffect, DoubtSums } from './doubtful.type.ts';
import type { Treatment } from './filingEffect.rules.ts';

/** The effect of a filing compared with the filed values: by its flags, or without the filing if it is left out. */
export function doubtEffect(
  name: string | null,
  sums: Record<Treatment, DoubtSums> | null,
  decision: FilingDecision | null,
): DoubtEffect | null {
  if (name === null || sums === null) return null;
  const counted = decision === 'LEFT_OUT' ? sums.leftOut : sums.asFlagged;
  const [before, now] = [centsOf(sums.asFiled.revpar), centsOf(counted.revpar)];
  const revparDifference = before === null || now === null ? null : now - before;
  const receiptsDifference = counted.receipts - sums.asFiled.receipts;
  return {
    name,
    ...sums,
    receiptsDifference,
    revparDifference,
    receiptsDifferencePct: percentOf(receiptsDifference, Math.abs(sums.asFiled.receipts)),
    revparDifferencePct:
      revparDifference === null || before === null ? null : percentOf(revparDifference, before),
  };
}

function centsOf(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}
