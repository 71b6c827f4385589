import { Suspense, useRef } from 'react';
import { useAbout } from '../../../app/about.ts';
import { DefinitionLink } from '../../figures/DefinitionLink.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useSeen } from '../../../ui/hooks/useSeen.ts';
import cardStyles from '../../../ui/parts/Card.module.css';
import styles from './MapCard.module.css';
import { lazy } from '../../../ui/parts/lazy.tsx';

const MapCanvas = lazy(async () => (await import('./MapCanvas.tsx')).MapCanvas);

const MapFragment = graphql(`
  fragment MapCard on PropertyFacts {
    name
    zip
    countyName
    coordinates {
      latitude
      longitude
      approximate
      quality
      source
    }
  }
`);

/** A property's location; nothing if unknown. */
export function MapCard(props: { property: FragmentType<typeof MapFragment> | null }) {
  const property = readFragment(MapFragment, props.property);
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { mapTilesUrl, mapTilesAttribution } = useAbout();
  const spot = property?.coordinates ?? null;
  if (property !== null && spot === null) return null;
  const county = property?.countyName ?? null;
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-label="Location">
      <div ref={place} className={styles.place}>
        {seen && property !== null && spot !== null && (
          <Suspense fallback={null}>
            <MapCanvas spot={{ ...spot, county }} label={`Map of ${property.name}`} tilesUrl={mapTilesUrl} />
          </Suspense>
        )}
      </div>
      {property === null || spot === null ? (
        <Skeleton width={220} height={20} />
      ) : (
        <p>
          {spot.approximate ? (
            <>
              <DefinitionLink id="approximate">Approximate</DefinitionLink>
              {`: the middle of ZIP code ${property.zip}.`}
            </>
          ) : (
            pointWords(spot)
          )}
          {mapTilesUrl !== null && mapTilesAttribution !== null && ` ${mapTilesAttribution}`}
        </p>
      )}
    </section>
  );
}

function pointWords({ quality, source }: { quality?: string | null; source?: string | null }): string {
  const from = source == null ? '' : `, by the ${source} geocoder`;
  return quality === 'SIMILAR' ? `Near its own address${from}.` : `At its own address${from}.`;
}
