import type { Product } from '../../../gql/graphql.ts';
import { oneOf } from '../../../ui/hooks/useUrlState.ts';
import { useDefine } from '../../../ui/parts/definitions.ts';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { MAP_FIGURES } from './mapRows.ts';
import { FIGURE_LABELS, figureOf, SHADES } from './mapState.ts';
import type { MapState, SetMapState, Shade } from './mapState.ts';
import { MonthSlider } from './MonthSlider.tsx';
import styles from './MarketMap.module.css';

interface Props {
  product: Product;
  state: MapState;
  months: readonly string[];
  month: string;
  patch: SetMapState;
}

const SHADE_LABELS: Record<Shade, string> = { none: 'Places', zips: 'ZIP codes', counties: 'Counties' };

/** The figure, the month and what is shaded. */
export function MapControls({ product, state, months, month, patch }: Props) {
  const define = useDefine();
  const figures = MAP_FIGURES.filter((figure) => product === 'HOTEL' || figure !== 'revpar');
  return (
    <div className={styles.controls}>
      <div className={styles.figure}>
        <Segments
          label="Figure of the map"
          value={figureOf(state, product)}
          options={figures.map((value) => ({ value, label: FIGURE_LABELS[value] }))}
          onChange={(figure) => patch({ figure })}
        />
        {define(FIGURE_LABELS[figureOf(state, product)], true)}
      </div>
      <Segments
        label="Shading"
        value={oneOf(SHADES, state.shade, 'none')}
        options={SHADES.map((value) => ({ value, label: SHADE_LABELS[value] }))}
        onChange={(shade) => patch({ shade, at: '' })}
      />
      {months.length > 0 && (
        <MonthSlider months={months} month={month} onChange={(next) => patch({ month: next })} />
      )}
    </div>
  );
}
