import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx';

// Few open it, and the form in it is larger than the page that it is opened from.
const HelpDialog = lazyDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);

/** Opens Help and Support: an entry of the menu, or a link in the footer of pages without one. */
export function HelpButton({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Help and Support
      </button>
      {open &&
        // Outside the menu, whose styles are not the dialog's.
        createPortal(
          <Suspense fallback={null}>
            <HelpDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
