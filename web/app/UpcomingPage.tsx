import { BareFrame } from './BareFrame.tsx';
import { UpcomingPart } from './UpcomingPart.tsx';

/** For visitors, an address of the product whose page is still to come. */
export function UpcomingPage({ title }: { title: string }) {
  return (
    <BareFrame>
      <UpcomingPart title={title} />
    </BareFrame>
  );
}
