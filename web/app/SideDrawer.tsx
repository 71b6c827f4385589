import { lazy, Suspense, useState } from 'react';
import { SideNav } from './SideNav.tsx';

const Drawer = lazy(() => import('antd/es/drawer'));

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The side drawer where there is no room for it: it covers the page until an entry is chosen. */
export function SideDrawer({ open, onOpenChange }: Props) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const close = (): void => {
    onOpenChange(false);
  };
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        size={280}
        title="Menu"
        styles={{ body: { padding: 0 } }}
      >
        <SideNav onChoose={close} />
      </Drawer>
    </Suspense>
  );
}
