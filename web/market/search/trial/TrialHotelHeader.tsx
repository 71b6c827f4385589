import { Button } from 'antd';
import { usePageTitle } from '../../../app/about.ts';
import { trialPlacePath } from '../../../app/paths.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { HelpTip } from '../../../ui/dialog/HelpTip.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { HotelChips, HotelHeaderFragment } from '../../hotels/HotelHeader.tsx';
import { AddSample } from './AddSample.tsx';
import { PropertyAddress, PropertyStatus } from '../../premises/PropertyHeader.tsx';
import styles from './trial.module.css';

const TITLE = 'Sample Hotel';

/** The sample hotel's name, place and standing. */
export function TrialHotelHeader(props: { hotel: FragmentType<typeof HotelHeaderFragment> | null }) {
  const hotel = readFragment(HotelHeaderFragment, props.hotel);
  usePageTitle(hotel?.name ?? TITLE);
  return (
    <PageHead
      isWaiting={hotel === null}
      title={hotel?.name ?? TITLE}
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          {hotel !== null && <AddSample hotel={hotel} />}
        </>
      }
    >
      {hotel === null ? (
        <Skeleton width={420} />
      ) : (
        <>
          <span className={styles.text}>
            <PropertyAddress
              property={hotel}
              pathOf={(kind, name) => (kind === 'ZIP' ? null : trialPlacePath(kind, name))}
            />
          </span>
          <PropertyStatus property={hotel} />
          <HotelChips hotel={hotel} />
          <Chip>{TITLE}</Chip>
          <Names />
        </>
      )}
    </PageHead>
  );
}

function Names() {
  return (
    <HelpTip label="About its names">
      The Hotel Timeline is the history of names under which this property filed its state hotel occupancy
      tax, with the dates of the changes.
    </HelpTip>
  );
}
