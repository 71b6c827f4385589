import { Suspense, useCallback } from 'react';
import { isTyping } from './isTyping.ts';
import { isPlain, useKeys } from './useKeys.ts';
import { useTypedAhead } from './useTypedAhead.ts';
import { lazyDialog } from '../ui/dialog/lazyDialog.tsx';

const CommandPalette = lazyDialog(async () => (await import('./CommandPalette.tsx')).CommandPalette);

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens the palette with `/` or Ctrl/⌘-K, and loads its code on first use. */
export function PaletteLauncher({ open, onOpenChange }: Props) {
  const takeTyped = useTypedAhead(open);
  const onKey = useCallback(
    (event: KeyboardEvent): void => {
      const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const slash = event.key === '/' && isPlain(event) && !isTyping(event.target);
      if (!chord && !slash) return;
      event.preventDefault();
      onOpenChange(true);
    },
    [onOpenChange],
  );
  useKeys(onKey);

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
