import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';
import { CorrectedHotelInput, CorrectionInput } from './brandCorrection.type.ts';
import type { BrandPlan } from './brandPlan.ts';
import { ChangedBrandRuleInput, NewBrandRuleInput } from './brandRule.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@InputType('BrandPreviewInput', { description: 'A change to preview. Give exactly one field.' })
export class BrandPreviewInput {
  @Field(() => NewBrandRuleInput, { nullable: true, description: 'Rule to add, as in `addBrandRule`.' })
  addRule?: NewBrandRuleInput | null;

  @Field(() => ChangedBrandRuleInput, {
    nullable: true,
    description: 'Changes to a rule, as in `changeBrandRule`.',
  })
  changeRule?: ChangedBrandRuleInput | null;

  @Field(() => CorrectedHotelInput, {
    nullable: true,
    description: 'Hotel and its brand, as in `correctHotelBrand`.',
  })
  correctHotel?: CorrectedHotelInput | null;

  @Field(() => CorrectionInput, {
    nullable: true,
    description: 'Correction to withdraw, as in `withdrawBrandCorrection`.',
  })
  withdraw?: CorrectionInput | null;
}

@ObjectType('BrandPreview', {
  simpleResolvers: true,
  description: 'The effect of a change of rules or corrections. A preview changes nothing.',
})
export class BrandPreview {
  /** Null if it is refused. */
  plan!: BrandPlan | null;

  @Field(() => Int, {
    description: 'Number of names that would match another brand, gain a brand or lose it.',
  })
  names!: number;

  @Field(() => String, {
    description:
      'Opaque stamp for the mutation that makes this change. If rules, corrections or hotel filings change after ' +
      'the preview, the mutation is refused, because its effect could differ from the preview.',
  })
  stamp!: string;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors that the change would be refused with; empty if none.',
  })
  errors!: FieldError[];
}

@ObjectType('Rebranding', {
  simpleResolvers: true,
  description: 'A hotel whose months under one of its names would move from one brand to another.',
})
export class Rebranding {
  propertyId!: number;
  fromBrandId!: number | null;
  toBrandId!: number | null;

  @Field(() => String, { description: 'Name of the hotel in these months.' })
  hotelName!: string;

  @Field(() => Boolean, { description: 'True if the hotel still has this name.' })
  isPresentName!: boolean;

  @Field(() => Int, { description: 'Number of months that would move.' })
  months!: number;

  @Field(() => MonthScalar, { description: 'First of these months.' })
  firstMonth!: string;

  @Field(() => MonthScalar, { description: 'Last of these months; there may be gaps in between.' })
  lastMonth!: string;
}

export const RebrandingConnection = connectionType('Rebranding', () => Rebranding);
