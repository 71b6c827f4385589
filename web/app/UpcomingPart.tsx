import { Link } from 'react-router-dom';
import { usePageTitle } from './about.ts';
import { routes } from './paths.ts';

/** For an address of the product whose page is still to come. */
export function UpcomingPart({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <p>This page is not open yet.</p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}
