import { registerEnumType } from 'type-graphql';
import { KeyScope } from '../../platform/keyScope.ts';

registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'Data that an API key may read.',
  valuesConfig: {
    FIGURES: { description: 'Hotels, bars, places, brands, filings and releases.' },
    EXPORTS: { description: 'Whole lists of figures as files, at once or prepared in the background.' },
    PORTFOLIOS: { description: 'The member’s own portfolios and comparison sets.' },
  },
});

export { KeyScope };
