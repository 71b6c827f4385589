import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { decodeName } from '../../app/paths.ts';
import type { PropertyKey } from './property.ts';

interface Props {
  /** Renders the property's page, with the name in the URL. */
  children: (key: PropertyKey, name: string) => ReactNode;
}

/** Reads the property from the URL. The key resets the page's state when the property changes. */
export function PropertyRoute({ children }: Props) {
  const { hotelname = '', taxpayernumber: taxpayerNumber = '', locationnumber = '' } = useParams();
  return (
    <Fragment key={`${taxpayerNumber} ${locationnumber}`}>
      {children({ taxpayerNumber, locationNumber: Number(locationnumber) }, decodeName(hotelname))}
    </Fragment>
  );
}
