import { propertyKeyText, routes } from '../../../app/paths.ts';
import type { CitedPage } from '../citing/citation.ts';
import type { ChosenHotel } from './useChosenHotels.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

export const COMPARED_FIGURES = 'RevPAR and room receipts by month';

/** `one competitor`, `2 competitors` */
export function competitorsText(count: number): string {
  return count === 1 ? 'one competitor' : `${String(count)} competitors`;
}

/** A comparison of chosen hotels as a citation names it; its address has the hotels and months. */
export function citedPage(
  subject: ChosenHotel,
  competitors: readonly ChosenHotel[],
  { from, to }: Period,
): CitedPage {
  const others = competitors.map(({ keys }) => propertyKeyText(keys[0])).join(',');
  return {
    title: `${subject.name ?? ''} against ${competitorsText(competitors.length)}`,
    figures: COMPARED_FIGURES,
    path: routes.compare,
    parameters: { subject: propertyKeyText(subject.keys[0]), with: others, from, to },
  };
}
