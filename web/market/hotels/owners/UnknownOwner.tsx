import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';

/** In place of an owner under whose number nothing was filed. */
export function UnknownOwner({ number }: { number: string }) {
  usePageTitle('No such owner');
  return (
    <>
      <h1>No such owner</h1>
      <p>{`Nothing was filed under the taxpayer number ${number}.`}</p>
      <p>
        <Link to={routes.search}>Back to the search</Link>
      </p>
    </>
  );
}
