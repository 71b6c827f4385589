import { useOutdatedFigures } from './useOutdatedFigures.ts';
import type { OutdatedFigures as Outdated } from './about.ts';
import './OutdatedFigures.css';

/** Above every page of figures while some are of an earlier version; gone by itself when they are up to date. */
export function OutdatedFigures() {
  const outdated = useOutdatedFigures();
  if (outdated.length === 0) return null;
  return (
    <section className="outdated-figures" aria-label="Figures being brought up to date">
      {outdated.map((each) => (
        <p key={each.product}>{outdatedText(each)}</p>
      ))}
    </section>
  );
}

const NAMES: Record<Outdated['product'], string> = { HOTEL: 'Hotel', BEVERAGE: 'Mixed beverage' };

function outdatedText({ product, step, steps }: Outdated): string {
  const progress =
    step === null || steps === null ? 'it has not begun yet' : `step ${String(step)} of ${String(steps)}`;
  return (
    `${NAMES[product]} figures are being brought up to date after an upgrade (${progress}). ` +
    'Until then you see the old ones, which may be wrong; exports say so in their names.'
  );
}
