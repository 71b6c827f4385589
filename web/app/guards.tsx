import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { routes } from './paths.ts';
import { readToken } from './session.ts';

/** Members' pages: without a token to the sign-in screen, which brings the person back afterwards. */
export function Guarded() {
  const { pathname, search } = useLocation();
  if (readToken() === null) return <Navigate to={routes.login} replace state={{ from: pathname + search }} />;
  return <Outlet />;
}

/** The sign-in screen: who is signed in already goes to the search. */
export function GuestsOnly() {
  if (readToken() !== null) return <Navigate to={routes.search} replace />;
  return <Outlet />;
}
