import { Button } from 'antd';
import { usePageTitle } from '../app/about.ts';
import { placePath, routes } from '../app/paths.ts';
import { Chip } from '../components/Chip.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Trail } from '../components/Trail.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelHeaderFragment } from '../gql/graphql.ts';
import { AddToPortfolio } from '../portfolios/AddToPortfolio.tsx';
import { formatCount } from '../lib/formatMoney.ts';
import { filerName } from './filer.ts';

const HeaderFragment = graphql(`
  fragment HotelHeader on Hotel {
    name
    taxpayerNumber
    locationNumber
    address
    filedCity
    state
    zip
    city {
      id
      name
    }
    county {
      id
      name
    }
    roomCapacity
    filerType
    status
    responsibilityEnd
    isMarketplace
  }
`);

/** The hotel's name, place and standing. Until it is known, the name in the address stands for it. */
export function HotelHeader(props: { hotel: FragmentType<typeof HeaderFragment> | null; name: string }) {
  const hotel = readFragment(HeaderFragment, props.hotel);
  const name = hotel?.name ?? props.name;
  usePageTitle(name);
  return (
    <PageHead
      title={name}
      trail={<Trail steps={stepsTo(hotel, name)} />}
      actions={
        <>
          {hotel !== null && <AddToPortfolio product="HOTEL" property={hotel} />}
          <Button
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Button>
        </>
      }
    >
      {hotel === null ? <Skeleton width={420} height={24} /> : <Facts hotel={hotel} />}
    </PageHead>
  );
}

function stepsTo(hotel: HotelHeaderFragment | null, name: string): { title: string; path?: string }[] {
  const { county, city } = hotel ?? {};
  return [
    { title: 'Search', path: routes.search },
    ...(county == null
      ? []
      : [{ title: `${county.name} County`, path: placePath('HOTEL', 'COUNTY', county.name) }]),
    ...(city == null ? [] : [{ title: city.name, path: placePath('HOTEL', 'CITY', city.name) }]),
    { title: name },
  ];
}

function Facts({ hotel }: { hotel: HotelHeaderFragment }) {
  const ended = `Permit Ended ${hotel.responsibilityEnd ?? ''}`.trim();
  return (
    <>
      <span>{`${hotel.address}, ${hotel.filedCity}, ${hotel.state} ${hotel.zip}`}</span>
      {hotel.status === 'CURRENT' ? <Chip tone="good">Current</Chip> : <Chip>{ended}</Chip>}
      {hotel.filerType !== null && <Chip>{`${filerName(hotel.filerType).slice(3)} filer`}</Chip>}
      {hotel.roomCapacity !== null && <Chip>{`${formatCount(hotel.roomCapacity)} rooms`}</Chip>}
      {hotel.isMarketplace && <Chip>Marketplace</Chip>}
    </>
  );
}
