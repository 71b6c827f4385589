import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../lib/connection.ts';
import { FieldError } from '../lib/fieldErrors.ts';
import { MonthScalar } from '../lib/scalars.ts';
import { CorrectHotelBrandInput, WithdrawBrandCorrectionInput } from './brandCorrection.type.ts';
import type { BrandPlan } from './brandPreview.ts';
import { AddBrandRuleInput, ChangeBrandRuleInput } from './brandRule.type.ts';

@InputType('BrandPreviewInput', { description: 'What would be done: exactly one of these.' })
export class BrandPreviewInput {
  @Field(() => AddBrandRuleInput, { nullable: true, description: 'As for `addBrandRule`.' })
  addRule?: AddBrandRuleInput | null;

  @Field(() => ChangeBrandRuleInput, { nullable: true, description: 'As for `changeBrandRule`.' })
  changeRule?: ChangeBrandRuleInput | null;

  @Field(() => CorrectHotelBrandInput, {
    nullable: true,
    description: 'As for `correctHotelBrand`; the reason may be empty yet.',
  })
  correctHotel?: CorrectHotelBrandInput | null;

  @Field(() => WithdrawBrandCorrectionInput, {
    nullable: true,
    description: 'As for `withdrawBrandCorrection`.',
  })
  withdraw?: WithdrawBrandCorrectionInput | null;
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

  @Field(() => [FieldError], { description: 'Why it would be refused; empty where it would work.' })
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
