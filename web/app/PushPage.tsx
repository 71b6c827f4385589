import { createPath, Navigate, useLocation } from 'react-router-dom';
import { routes } from './paths.ts';

/** Goes to the location, a path or its parts, that the navigation state names, within the product; without one to the search. */
export function PushPage() {
  const state: unknown = useLocation().state;
  const named = isObject(state) && 'location' in state ? state.location : state;
  const path = isObject(named) ? createPath(named) : named;
  const isOurs = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  return <Navigate to={isOurs ? path : routes.search} replace />;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
