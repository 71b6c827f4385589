import { registerEnumType } from 'type-graphql';
import { scaleNames } from './chainScale.rules.ts';

export type ChainScale = keyof typeof scaleNames;

export const ChainScale = Object.fromEntries(Object.keys(scaleNames).map((name) => [name, name])) as {
  readonly [Name in ChainScale]: Name;
};

registerEnumType(ChainScale, {
  name: 'ChainScale',
  description:
    'Class of a hotel’s brand by its usual room rate, as the industry publishes it (STR chain scales). A field is null, ' +
    'and a filter takes null, for brands whose class is not certain.',
  valuesConfig: {
    LUXURY: { description: 'Luxury, such as Four Seasons and JW Marriott.' },
    UPPER_UPSCALE: { description: 'Upper Upscale, such as Hyatt Regency and Marriott Hotels.' },
    UPSCALE: { description: 'Upscale, such as Courtyard and Hilton Garden Inn.' },
    UPPER_MIDSCALE: { description: 'Upper Midscale, such as Hampton and Holiday Inn Express.' },
    MIDSCALE: { description: 'Midscale, such as Best Western and Candlewood Suites.' },
    ECONOMY: { description: 'Economy, such as Motel 6 and Super 8.' },
    INDEPENDENT: {
      description: 'Hotels without a brand, at any rate, including those with fewer than 10 rooms.',
    },
  },
});
