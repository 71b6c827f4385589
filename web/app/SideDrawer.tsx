import { CloseButton, Dialog, useCloseDialog } from '../components/Dialog.tsx';
import { SideNav } from './SideNav.tsx';
import './SideDrawer.css';

/** The side drawer where there is no room for it: it covers the page until an entry is chosen. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Menu" className="side-drawer" onClose={onClose}>
      <CloseButton />
      <ClosingNav />
    </Dialog>
  );
}

function ClosingNav() {
  return <SideNav onChoose={useCloseDialog()} />;
}
