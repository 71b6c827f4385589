import { useTheme } from '../../../ui/theme/ThemeProvider.tsx';
import { classWords, fillsOf } from './mapScale.ts';
import type { MapScale } from './mapScale.ts';
import { FIGURE_LABELS } from './mapState.ts';
import styles from './MarketMap.module.css';

interface Props {
  title?: string;
  scale: Pick<MapScale, 'figure' | 'bounds'>;
  /** The marks that the map has besides plain points. */
  hasAreas: boolean;
  hasGroups: boolean;
  hasHollow: boolean;
  several: string;
}

/** The classes of colours, and the kinds of marks. */
export function MapLegend({ title, scale, hasAreas, hasGroups, hasHollow, several }: Props) {
  const { palette } = useTheme();
  const fills = fillsOf(scale, palette);
  return (
    <ul className={styles.legend} aria-label={`Legend: ${title ?? FIGURE_LABELS[scale.figure]}`}>
      {classWords(scale).map((words, at) => (
        <li key={words}>
          <i style={{ background: fills[at] }} aria-hidden="true" />
          {words}
        </li>
      ))}
      {hasHollow && (
        <li>
          <i className={styles.hollow} aria-hidden="true" />
          {scale.figure === 'change'
            ? 'no figure for that month or a year earlier'
            : 'no figure for that month'}
        </li>
      )}
      {hasAreas && (
        <li>
          <i className={styles.dashed} aria-hidden="true" />
          {`ZIP code with its number of ${several}: their exact places are not known`}
        </li>
      )}
      {hasGroups && <li>{`Numbers: ${several} close to each other; press to zoom in`}</li>}
    </ul>
  );
}
