import { Link } from 'react-router-dom';
import { usePageTitle } from './about.ts';
import { routes } from './paths.ts';

/** The words of the 404 page, also where the frame stays. */
export function NotFoundPart() {
  usePageTitle('404 Page Not Found');
  return (
    <>
      <h1>Oops! Page Not Found.</h1>
      <p>404 Page Not Found.</p>
      <p>Sorry, the URL you are trying to reach does not exist.</p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}
