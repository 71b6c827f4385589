import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@ObjectType('BrandCorrection', {
  simpleResolvers: true,
  description:
    'What an administrator said of one hotel under one of its names, whatever the rules say and however many rooms ' +
    'it has. Filings under other names are unaffected.',
})
export class BrandCorrection {
  propertyId!: number;
  brandId!: number | null;

  @Field(() => Int, { description: 'Its number.' })
  correctionId!: number;

  @Field(() => String, { description: 'Filings under this name are concerned.' })
  hotelName!: string;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  madeAt!: Date;

  @Field(() => String, { description: 'Who made it, by the e-mail address of then.' })
  madeBy!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was taken back or replaced; null while in force.',
  })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who did that; null while in force.' })
  endedBy!: string | null;
}

@InputType('CorrectedHotelInput', {
  description: 'A hotel under one of its names, and the brand it is of.',
})
export class CorrectedHotelInput {
  @Field(() => ID, { description: 'Which hotel.' })
  hotelId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A name it filed under; its present one where left out.',
  })
  hotelName?: string | null;

  @Field(() => ID, { nullable: true, description: 'The brand; null for none.' })
  brandId?: string | null;
}

@InputType('CorrectHotelBrandInput', {
  description: 'A hotel under one of its names, and the brand it is of, after its preview.',
})
export class CorrectHotelBrandInput extends CorrectedHotelInput {
  @Field(() => String, { description: 'Why, for whoever looks at it later; 500 characters at most.' })
  reason!: string;

  @Field(() => String, {
    description: 'The `stamp` of its `brandPreview`: the version of the brands that was previewed.',
  })
  stamp!: string;
}

@InputType('CorrectionInput', { description: 'Which correction.' })
export class CorrectionInput {
  @Field(() => Int, { description: 'Its number.' })
  correctionId!: number;
}

@InputType('WithdrawBrandCorrectionInput', {
  description: 'Which correction is taken back, after its preview.',
})
export class WithdrawBrandCorrectionInput extends CorrectionInput {
  @Field(() => String, {
    description: 'The `stamp` of its `brandPreview`: the version of the brands that was previewed.',
  })
  stamp!: string;
}

export const BrandCorrectionConnection = connectionType('BrandCorrection', () => BrandCorrection);
