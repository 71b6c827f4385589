import { Activity } from 'react';
import type { ReactNode } from 'react';
import { MaintenancePage } from './MaintenancePage.tsx';
import { useIsDown } from './useIsDown.ts';

/** During maintenance nothing but its page shows; what was typed before is there again afterwards. */
export function Maintenance({ children }: { children: ReactNode }) {
  const isDown = useIsDown();
  return (
    <>
      <Activity mode={isDown ? 'hidden' : 'visible'}>{children}</Activity>
      {isDown && <MaintenancePage />}
    </>
  );
}
