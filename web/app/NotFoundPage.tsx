import { BareFrame } from './BareFrame.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';

/** For every unknown address. */
export function NotFoundPage() {
  return (
    <BareFrame>
      <NotFoundPart />
    </BareFrame>
  );
}
