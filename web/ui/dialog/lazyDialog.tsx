import type { ComponentType } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { lazy } from '../parts/lazy.tsx';
import { CloseButton, Dialog } from './Dialog.tsx';

/** A dialog whose code loads when it first opens; a dialog says so if that does not arrive. */
export function lazyDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy(load, (retry, { onClose }) => (
    <Dialog label="Try again" onClose={onClose}>
      <CloseButton />
      <Failure what="This dialog" {...retry} />
    </Dialog>
  ));
}
