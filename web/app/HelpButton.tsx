import { useState } from 'react';
import { CloseButton, Dialog } from '../components/Dialog.tsx';
import { HelpWords } from './HelpWords.tsx';
import './HelpButton.css';

/** Opens Help and Support from every page. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="help-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7.6 7.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M10 14.6v.1" />
          <circle cx="10" cy="10" r="7.5" />
        </svg>
        Help and Support
      </button>
      {open && (
        <Dialog label="Help and Support" className="dialog-words help" onClose={() => setOpen(false)}>
          <CloseButton />
          <HelpWords />
        </Dialog>
      )}
    </>
  );
}
