import { Activity } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MaintenancePage } from './MaintenancePage.tsx';
import { routes } from './paths.ts';
import { useMaintenanceMessage } from './useMaintenanceMessage.ts';

/** Pages that its own links lead to, which need no server. */
const OPEN: readonly string[] = [routes.privacy, routes.terms];

/** During maintenance only its page shows; text typed before is restored afterwards. */
export function Maintenance({ children }: { children: ReactNode }) {
  const message = useMaintenanceMessage();
  const isOpen = OPEN.includes(useLocation().pathname);
  const isHidden = message !== null && !isOpen;
  return (
    <>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
      {isHidden && <MaintenancePage message={message} />}
    </>
  );
}
