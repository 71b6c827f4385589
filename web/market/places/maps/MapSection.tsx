import { Suspense, useRef } from 'react';
import type { MapFilter, Product } from '../../../gql/graphql.ts';
import { useSeen } from '../../../ui/hooks/useSeen.ts';
import styles from './MapSection.module.css';
import { lazy } from '../../../ui/parts/lazy.tsx';

const SectionMap = lazy(async () => (await import('./SectionMap.tsx')).SectionMap);

interface Props {
  title: string;
  product: Product;
  /** Must be the same object as long as the question is. */
  filter: MapFilter;
}

/** The map of a place, an owner, a brand or a portfolio. Nothing of it loads before it is in sight. */
export function MapSection(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return (
    <div ref={place} className={styles.section}>
      {seen && (
        <Suspense fallback={null}>
          <SectionMap {...props} />
        </Suspense>
      )}
    </div>
  );
}
