import { CloseButton, Dialog } from '../ui/dialog/Dialog.tsx';
import styles from './Shortcuts.module.css';

const SHORTCUTS = [
  { keys: ['/'], does: 'Find a hotel, bar, place, brand, owner, saved view or page' },
  { keys: ['Ctrl', 'K'], does: 'The same, also while you type; on a Mac ⌘ K' },
  { keys: ['↑', '↓'], does: 'Move through the results' },
  { keys: ['Enter'], does: 'Open the marked result, or use what you typed' },
  { keys: ['Esc'], does: 'Close a list or a dialog' },
  { keys: ['←', '→'], does: 'Move through the tabs of a chart' },
  { keys: ['?'], does: 'Show these shortcuts' },
] as const;

/** Lists the keys that work on every page. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.head}>
        <h2>Keyboard shortcuts</h2>
        <CloseButton />
      </div>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
