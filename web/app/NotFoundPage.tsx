import { BareFrame } from './BareFrame.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';

/** For every address that is nobody's. */
export function NotFoundPage() {
  return (
    <BareFrame>
      <NotFoundPart />
    </BareFrame>
  );
}
