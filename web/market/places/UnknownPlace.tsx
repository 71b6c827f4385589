import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import type { PlaceKind } from '../../gql/graphql.ts';
import { areaOf } from './placePages.ts';

interface Props {
  kind: PlaceKind;
  names: readonly string[];
}

/** In place of places that no release names. */
export function UnknownPlace({ kind, names }: Props) {
  return (
    <>
      <h1>{`No such ${areaOf({ kind })}`}</h1>
      <p>{unknownPlaceText({ kind, names })}</p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}

/** `No Texas city is called NOWHERE in any release.` */
export function unknownPlaceText({ kind, names }: Props): string {
  const called = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
  return `No Texas ${areaOf({ kind })} is called ${called} in any release.`;
}
