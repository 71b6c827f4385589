import { isSameName } from './sameName.ts';

/** Legacy releases of bars cut addresses off after so many characters, all but that of July 2017. */
const CUT_AFTER = 28;

interface Bar {
  product: string;
  /** 0 for bars that only legacy releases know. */
  locationNumber: number;
  name: string;
  address: string;
}

/**
 * The properties of a ZIP code with the whole addresses of bars whose address was cut off: '800 W SAM HOUSTON PKWY N STE'
 * is '800 W SAM HOUSTON PKWY N STE 180', if a bar of the name, and none of it elsewhere, is there.
 */
export function completed<Property extends Bar>(here: readonly Property[]): Property[] {
  const bars = here.filter(({ product }) => product === 'beverage');
  return here.map((property) => {
    const { product, locationNumber } = property;
    const mayBeCut = product === 'beverage' && locationNumber === 0;
    const [whole, ...others] = mayBeCut ? wholeAddresses(property, bars) : [];
    return whole === undefined || others.length > 0 ? property : { ...property, address: whole };
  });
}

function wholeAddresses({ name, address }: Bar, bars: readonly Bar[]): string[] {
  const found = bars
    .filter((bar) => bar.address.length > CUT_AFTER && bar.address.slice(0, CUT_AFTER).trimEnd() === address)
    .filter((bar) => isSameName(bar.name, name))
    .map((bar) => bar.address);
  return [...new Set(found)];
}
