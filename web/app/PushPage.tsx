import { Navigate, useLocation } from 'react-router-dom';
import { routes } from './paths.ts';

/** Goes to the location that the navigation state names, within the product; without one to the search. */
export function PushPage() {
  const state: unknown = useLocation().state;
  const named = typeof state === 'object' && state !== null && 'location' in state ? state.location : state;
  const isOurs = typeof named === 'string' && /^\/(?![/\\])/.test(named);
  return <Navigate to={isOurs ? named : routes.search} replace />;
}
