import { Field, InputType, registerEnumType } from 'type-graphql';
import { StringFilter } from '../../platform/lib/filters.ts';
import { FilingConditions, PlaceConditions } from '../propertyFilters.type.ts';

@InputType('BeveragePropertyFilter', { description: 'Filter for properties. All conditions must hold.' })
export class BeveragePropertyFilter extends PlaceConditions {
  @Field(() => StringFilter, { nullable: true, description: 'The property’s TABC permit.' })
  permit?: StringFilter | null;
}

export const BeveragePropertyOrder = { NAME_ASC: 'NAME_ASC', NAME_DESC: 'NAME_DESC' } as const;
export type BeveragePropertyOrder = keyof typeof BeveragePropertyOrder;
registerEnumType(BeveragePropertyOrder, {
  name: 'BeveragePropertyOrder',
  description: 'Sort orders of properties.',
  valuesConfig: {
    NAME_ASC: { description: 'By name, A to Z.' },
    NAME_DESC: { description: 'By name, Z to A.' },
  },
});

@InputType('BeverageFilingFilter', {
  description:
    'Filter for filings. All conditions must hold; at least one of `taxpayerNumber`, `permit` and `month` is ' +
    'required.',
})
export class BeverageFilingFilter extends FilingConditions {
  @Field(() => StringFilter, { nullable: true, description: 'The property’s TABC permit.' })
  permit?: StringFilter | null;
}

export const BeverageFilingOrder = { PERIOD_ASC: 'PERIOD_ASC', PERIOD_DESC: 'PERIOD_DESC' } as const;
export type BeverageFilingOrder = keyof typeof BeverageFilingOrder;
registerEnumType(BeverageFilingOrder, {
  name: 'BeverageFilingOrder',
  description: 'Sort orders of filings.',
  valuesConfig: {
    PERIOD_ASC: { description: 'Oldest month first.' },
    PERIOD_DESC: { description: 'Latest month first.' },
  },
});
