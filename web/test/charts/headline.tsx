import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import styles from '../../ui/parts/StatRow.module.css';

const LABELS = ['Latest month', 'RevPAR', 'TTM revenue', 'TTM RevPAR', 'Rank', 'Coverage'];

/** Which of a headline's figures are wider than their places, with the figure in all of them, on a page this wide. */
export function cutFigures(figure: string, width: number): string[] {
  const place = document.createElement('div');
  place.style.width = `${String(width)}px`;
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => {
    root.render(
      <StatRow label="Headline figures">
        {LABELS.map((label) => (
          <Stat key={label} label={label} figure={figure} />
        ))}
      </StatRow>,
    );
  });
  const cut = [...place.querySelectorAll(`.${styles.figure}`)].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  root.unmount();
  place.remove();
  return cut.map(({ textContent }) => textContent);
}
