import { useEffect, useRef } from 'react';
import 'leaflet/dist/leaflet.css';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts';
import { drawMap } from './drawMap.ts';
import type { Spot } from './drawMap.ts';
import styles from './MapCanvas.module.css';

interface Props {
  spot: Spot;
  label: string;
  tilesUrl: string | null;
}

/** The map itself; it brings the map library with it. Arrows move it, plus and minus zoom. */
export function MapCanvas({ spot, label, tilesUrl }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const touched = useMediaQuery('(pointer: coarse)');
  const { latitude, longitude, approximate, county } = spot;
  useEffect(() => {
    if (place.current === null) return undefined;
    const spotThere = { latitude, longitude, approximate, county };
    const map = drawMap(place.current, spotThere, { tilesUrl, calm, touched });
    return () => {
      map.remove();
    };
  }, [latitude, longitude, approximate, county, tilesUrl, calm, touched]);
  return <div ref={place} className={styles.canvas} role="region" aria-label={label} />;
}
