import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from './isTyping.ts';

const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));

/** Lists the keyboard shortcuts at `?`, and brings the list when it is first wanted. */
export function ShortcutsLauncher() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Shortcuts onClose={() => setOpen(false)} />
    </Suspense>
  );
}
