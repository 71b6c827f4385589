import { Navigate } from 'react-router-dom';
import { useViewer } from '../accounts/useViewer.ts';
import { routes } from '../app/paths.ts';
import { UpcomingPart } from '../app/UpcomingPart.tsx';

/** User Details, for administrators; others go to the search. */
export function AdminPage() {
  const { viewer } = useViewer();
  if (viewer === undefined) return null;
  if (!viewer.isAdmin) return <Navigate to={routes.search} replace />;
  return <UpcomingPart title="User Details" />;
}
