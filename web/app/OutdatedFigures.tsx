import { useOutdatedFigures } from './useOutdatedFigures.ts';
import type { OutdatedFigures as Outdated } from './about.ts';
import styles from './OutdatedFigures.module.css';

/** Above every page of figures while some are of an earlier version; gone by itself when they are up to date. */
export function OutdatedFigures() {
  const outdated = useOutdatedFigures();
  if (outdated.length === 0) return null;
  return (
    <section className={styles.outdatedFigures} aria-label="Figures are updating">
      {outdated.map((each) => (
        <p key={each.product}>{outdatedText(each)}</p>
      ))}
    </section>
  );
}

const NAMES: Record<Outdated['product'], string> = { HOTEL: 'Hotel', BEVERAGE: 'Mixed beverage' };

function outdatedText({ product, step, steps }: Outdated): string {
  const progress =
    step === null || steps === null ? 'not started yet' : `step ${String(step)} of ${String(steps)}`;
  return (
    `${NAMES[product]} figures are updating after an upgrade (${progress}). ` +
    'Until then you see the previous figures, which may be wrong; export names say so.'
  );
}
