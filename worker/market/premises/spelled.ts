import { normalAddress, parseAddress } from '../../../server/market/premises/address.rules.ts';

/** Releases say the same addresses again, and to spell one takes longer than to compare it. They take about 40 MB. */
const MOST_KEPT = 100_000;

function kept<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= MOST_KEPT) made.clear();
    const value = make(text);
    made.set(text, value);
    return value;
  };
}

/** An address as filed in its one spelling. */
export const spelledAddress = kept(normalAddress);

/** The parts of an address in its one spelling. */
export const partsOfAddress = kept(parseAddress);
