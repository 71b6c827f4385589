import type { NotedPoints } from '../../ui/charts/notedPoints.ts';
import { estimatedMonths, incompleteMonths, namesOf, unusualMonths } from './doubtText.ts';

/** Months of a small chart that are to be read with care; null of a tax that has none of the kind. */
interface CarefulMonths {
  unusual: readonly string[] | null;
  incomplete: readonly string[];
  estimated?: readonly string[];
  apportioned: readonly string[] | null;
}

/** Points of a small chart that stand out, and why; null for none. Parts of quarters may be all points: they are only named. */
export function carefulPoints({ estimated = [], incomplete, ...rest }: CarefulMonths): NotedPoints | null {
  const { unusual, apportioned } = rest;
  const texts = [
    unusualMonths(unusual ?? []),
    estimatedMonths(estimated),
    incompleteMonths(incomplete),
    ofQuarters(apportioned ?? []),
  ];
  const text = texts.filter((each) => each !== '').join('; ');
  return text === '' ? null : { months: [...(unusual ?? []), ...estimated, ...incomplete], text };
}

function ofQuarters(months: readonly string[]): string {
  if (months.length === 0) return '';
  return `${namesOf(months)} ${months.length === 1 ? 'has' : 'have'} apportioned receipts`;
}
