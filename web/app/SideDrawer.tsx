import { CloseButton, Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import type { Page } from './pages.ts';
import { SideNav } from './SideNav.tsx';
import styles from './SideDrawer.module.css';

type Groups = readonly (readonly Page[])[];

interface Props {
  groups: Groups;
  onClose: () => void;
}

/** The side drawer where there is no room for it: it covers the page until an entry is chosen. */
export function SideDrawer({ groups, onClose }: Props) {
  return (
    <Dialog label="Menu" plain className={styles.sideDrawer} onClose={onClose}>
      <CloseButton />
      <ClosingNav groups={groups} />
    </Dialog>
  );
}

function ClosingNav({ groups }: { groups: Groups }) {
  return <SideNav groups={groups} onChoose={useCloseDialog()} />;
}
