import { lazy, Suspense, useRef } from 'react';
import { useAbout } from '../../app/about.ts';
import { DefinitionLink } from '../figures/DefinitionLink.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useSeen } from '../../ui/hooks/useSeen.ts';
import cardStyles from '../../ui/parts/Card.module.css';
import styles from './MapCard.module.css';

const MapCanvas = lazy(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas }));

const MapFragment = graphql(`
  fragment MapCard on Coordinates {
    latitude
    longitude
    approximate
  }
`);

interface Mapped {
  name: string;
  zip: string;
  county: { name: string } | null;
  coordinates: FragmentType<typeof MapFragment> | null;
}

/** A property's location; nothing if unknown. */
export function MapCard({ property }: { property: Mapped | null }) {
  const spot = readFragment(MapFragment, property?.coordinates ?? null);
  return <SpotCard property={property && { ...property, spot }} />;
}

interface Spotted extends Omit<Mapped, 'coordinates'> {
  spot: { latitude: number; longitude: number; approximate: boolean } | null;
}

/** The same of a property whose spot is at hand. */
export function SpotCard({ property }: { property: Spotted | null }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { mapTilesUrl, mapTilesAttribution } = useAbout();
  const spot = property?.spot ?? null;
  if (property !== null && spot === null) return null;
  const county = property?.county?.name ?? null;
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
            'At its own address.'
          )}
          {mapTilesUrl !== null && mapTilesAttribution !== null && ` ${mapTilesAttribution}`}
        </p>
      )}
    </section>
  );
}
