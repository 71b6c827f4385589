import { Suspense, useCallback, useState } from 'react';
import { isTyping } from './isTyping.ts';
import { isPlain, useKeys } from './useKeys.ts';
import { lazyDialog } from '../ui/dialog/lazyDialog.tsx';

const Shortcuts = lazyDialog(async () => (await import('./Shortcuts.tsx')).Shortcuts);

/** Lists the keyboard shortcuts at `?`, and loads the list on first use. */
export function ShortcutsLauncher() {
  const [isOpen, setOpen] = useState(false);
  const onKey = useCallback((event: KeyboardEvent): void => {
    if (event.key !== '?' || !isPlain(event) || isTyping(event.target)) return;
    event.preventDefault();
    setOpen(true);
  }, []);
  useKeys(onKey);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Shortcuts onClose={() => setOpen(false)} />
    </Suspense>
  );
}
