import { lazy, Suspense, useEffect } from 'react';
import { isTyping } from './isTyping.ts';
import { useTypedAhead } from './useTypedAhead.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens the palette with `/` or Ctrl/⌘-K, and brings its code when it is first wanted. */
export function PaletteLauncher({ open, onOpenChange }: Props) {
  const takeTyped = useTypedAhead(open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const slash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (!chord && !slash) return;
      event.preventDefault();
      onOpenChange(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [onOpenChange]);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette
        takeTyped={takeTyped}
        onClose={() => {
          onOpenChange(false);
        }}
      />
    </Suspense>
  );
}
