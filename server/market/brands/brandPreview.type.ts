import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';
import { CorrectedHotelInput, CorrectionInput } from './brandCorrection.type.ts';
import type { BrandPlan } from './brandPlan.ts';
import { ChangedBrandRuleInput, NewBrandRuleInput } from './brandRule.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@InputType('BrandPreviewInput', { description: 'What would be done: exactly one of these.' })
export class BrandPreviewInput {
  @Field(() => NewBrandRuleInput, { nullable: true, description: 'As for `addBrandRule`.' })
  addRule?: NewBrandRuleInput | null;

  @Field(() => ChangedBrandRuleInput, { nullable: true, description: 'As for `changeBrandRule`.' })
  changeRule?: ChangedBrandRuleInput | null;

  @Field(() => CorrectedHotelInput, { nullable: true, description: 'As for `correctHotelBrand`.' })
  correctHotel?: CorrectedHotelInput | null;

  @Field(() => CorrectionInput, { nullable: true, description: 'As for `withdrawBrandCorrection`.' })
  withdraw?: CorrectionInput | null;
}

@ObjectType('BrandPreview', {
  simpleResolvers: true,
  description: 'What a change of rules or corrections would do. Nothing is changed by asking.',
})
export class BrandPreview {
  /** Null where it is refused. */
  plan!: BrandPlan | null;

  @Field(() => Int, { description: 'Names that would match another brand, or one, or none any more.' })
  names!: number;

  @Field(() => String, {
    description:
      'Opaque; for the mutation that does the same. Another one as soon as rules, corrections or the hotels’ filings ' +
      'are others: then the mutation is refused, since it could do something else than this says.',
  })
  stamp!: string;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Why it would be refused; empty where it would work.',
  })
  errors!: FieldError[];
}

@ObjectType('Rebranding', {
  simpleResolvers: true,
  description: 'A hotel whose months under one of its names would go from one brand to another.',
})
export class Rebranding {
  propertyId!: number;
  fromBrandId!: number | null;
  toBrandId!: number | null;

  @Field(() => String, { description: 'The name of then.' })
  hotelName!: string;

  @Field(() => Boolean, { description: 'True where the hotel still has this name.' })
  isPresentName!: boolean;

  @Field(() => Int, { description: 'How many months.' })
  months!: number;

  @Field(() => MonthScalar, { description: 'The first of them.' })
  firstMonth!: string;

  @Field(() => MonthScalar, { description: 'The last of them; there may be gaps between.' })
  lastMonth!: string;
}

export const RebrandingConnection = connectionType('Rebranding', () => Rebranding);
