import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { areaOf } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';

/** In place of a place that no release names. */
export function UnknownPlace({ page, name }: { page: PlacePageKind; name: string }) {
  const area = areaOf(page);
  return (
    <>
      <h1>{`No such ${area}`}</h1>
      <p>{`No Texas ${area} is called ${name} in any release.`}</p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}
