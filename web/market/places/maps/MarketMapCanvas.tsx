import { useEffect, useMemo, useRef, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts';
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx';
import { MarketMapDrawing } from './drawMarketMap.ts';
import type { MapContent } from './drawMarketMap.ts';
import { markMaker } from './mapMarks.ts';
import { markWords } from './markWords.ts';
import type { MapRow } from './mapRows.ts';
import textStyles from '../../../ui/parts/text.module.css';
import styles from './MapCanvas.module.css';

interface Props extends Omit<MapContent, 'make' | 'palette' | 'words' | 'noWords' | 'onTell'> {
  label: string;
  rows: readonly MapRow[];
  /** Rows that the map shows whole at first. */
  first: readonly MapRow[];
  month: string;
  /** `hotels` or `bars`. */
  several: string;
  byZip: boolean;
  tilesUrl: string | null;
  /** The view to begin with; empty for one that shows all of `first`. */
  view: string;
}

/**
 * The map with its marks; it brings the map library with it. Arrows move it, plus and minus zoom, and Enter chooses the
 * mark nearest to the middle, which is named.
 */
export function MarketMapCanvas(props: Props) {
  const { label, rows, month, several, byZip, tilesUrl, scale, shades, chosen } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<MarketMapDrawing | null>(null);
  const touched = useMediaQuery('(pointer: coarse)');
  const { palette } = useTheme();
  const [told, tell] = useState('');
  const make = useMemo(() => markMaker(rows, month, byZip), [rows, month, byZip]);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const { view, first } = latest.current;
    const drawn = new MarketMapDrawing(place.current, { tilesUrl, touched, calm: true }, view, first);
    drawing.current = drawn;
    return () => drawn.remove();
  }, [tilesUrl, touched]);
  useEffect(() => {
    drawing.current?.update({
      make,
      scale,
      palette,
      shades,
      chosen,
      words: (mark) => markWords(mark, { figure: scale.figure, month, several }),
      noWords: `No ${several} in this part of the map. Zoom out or move it.`,
      onTell: tell,
      onChoose: (mark) => latest.current.onChoose(mark),
      onView: (view, byHand) => latest.current.onView(view, byHand),
    });
  }, [make, scale, palette, shades, chosen, month, several, tilesUrl, touched]);
  return (
    <>
      <div ref={place} className={`${styles.canvas} ${styles.market}`} role="region" aria-label={label} />
      <Spoken>{told}</Spoken>
    </>
  );
}

function Spoken({ children }: { children: string }) {
  return (
    <p className={textStyles.spoken} role="status">
      {children}
    </p>
  );
}
