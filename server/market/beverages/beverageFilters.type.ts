import { Field, InputType, registerEnumType } from 'type-graphql';
import { MonthRange, StringFilter } from '../../platform/lib/filters.ts';

@InputType('BeveragePropertyFilter', { description: 'Which properties. All conditions must hold.' })
export class BeveragePropertyFilter {
  @Field(() => StringFilter, { nullable: true, description: 'City, in any known spelling.' })
  city?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'County, by name or code.' })
  county?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'ZIP code.' })
  zip?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'The property’s permit (TABC).' })
  permit?: StringFilter | null;
}

export const BeveragePropertyOrder = { NAME_ASC: 'NAME_ASC', NAME_DESC: 'NAME_DESC' } as const;
export type BeveragePropertyOrder = keyof typeof BeveragePropertyOrder;
registerEnumType(BeveragePropertyOrder, {
  name: 'BeveragePropertyOrder',
  description: 'Orders of properties.',
  valuesConfig: {
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, backwards.' },
  },
});

@InputType('BeverageFilingFilter', {
  description:
    'Which filings. All conditions must hold; narrow by `taxpayerNumber`, `permit` or `month` at least.',
})
export class BeverageFilingFilter {
  @Field(() => StringFilter, { nullable: true, description: 'Taxpayer’s number.' })
  taxpayerNumber?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'The property’s permit (TABC).' })
  permit?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'City, in any known spelling.' })
  city?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'County, by name or code.' })
  county?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'ZIP code.' })
  zip?: StringFilter | null;

  @Field(() => MonthRange, { nullable: true, description: 'Month of the filing.' })
  month?: MonthRange | null;
}

export const BeverageFilingOrder = { PERIOD_ASC: 'PERIOD_ASC', PERIOD_DESC: 'PERIOD_DESC' } as const;
export type BeverageFilingOrder = keyof typeof BeverageFilingOrder;
registerEnumType(BeverageFilingOrder, {
  name: 'BeverageFilingOrder',
  description: 'Orders of filings.',
  valuesConfig: {
    PERIOD_ASC: { description: 'Oldest month first.' },
    PERIOD_DESC: { description: 'Latest month first.' },
  },
});
