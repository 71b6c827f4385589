import { Link } from 'react-router-dom';
import { usePageTitle } from '../app/about.ts';
import { routes } from '../app/paths.ts';
import type { HotelKey } from './HotelPage.tsx';

/** For a hotel that no release has ever named. */
export function UnknownHotel({ hotelKey, name }: { hotelKey: HotelKey; name: string }) {
  usePageTitle('Unknown hotel');
  return (
    <>
      <h1>No such hotel</h1>
      <p>
        {name === '' ? 'A hotel' : name} with taxpayer number {hotelKey.taxpayerNumber} and location number{' '}
        {hotelKey.locationNumber} is in none of the releases.
      </p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}
