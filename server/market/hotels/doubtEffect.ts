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
  const revparDifference = difference(before, now);
  const filed = sums.asFiled.receipts;
  const receiptsDifference = difference(filed, counted.receipts);
  return {
    name,
    ...sums,
    receiptsDifference,
    revparDifference,
    receiptsDifferencePct:
      receiptsDifference === null || filed === null ? null : percentOf(receiptsDifference, Math.abs(filed)),
    revparDifferencePct:
      revparDifference === null || before === null ? null : percentOf(revparDifference, before),
  };
}

function difference(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : now - before;
}

function centsOf(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}
