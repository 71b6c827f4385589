import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundPart } from '../../app/NotFoundPart.tsx';
import { decodeName } from '../../app/paths.ts';
import type { PropertyKey } from './property.ts';

interface Props {
  /** The page of the property, with the name that the address gives it. */
  children: (key: PropertyKey, name: string) => ReactNode;
}

/** Reads from the address which property its page is about; every property begins with a page anew. */
export function PropertyRoute({ children }: Props) {
  const { hotelname = '', taxpayernumber: taxpayerNumber = '', locationnumber = '' } = useParams();
  const locationNumber = Number(locationnumber);
  if (!Number.isInteger(locationNumber)) return <NotFoundPart />;
  return (
    <Fragment key={`${taxpayerNumber} ${locationnumber}`}>
      {children({ taxpayerNumber, locationNumber }, decodeName(hotelname))}
    </Fragment>
  );
}
