import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@ObjectType('BrandCorrection', {
  simpleResolvers: true,
  description:
    'A brand that an administrator set for one hotel under one of its names. It overrides the rules and ' +
    'applies to any number of rooms. Filings under other names are unaffected.',
})
export class BrandCorrection {
  propertyId!: number;
  brandId!: number | null;

  @Field(() => Int, { description: 'Number of the correction.' })
  correctionId!: number;

  @Field(() => String, {
    description: 'Name of the hotel; the correction applies to filings under this name.',
  })
  hotelName!: string;

  @Field(() => String, { description: 'Reason for the correction.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'Time when it was made.' })
  madeAt!: Date;

  @Field(() => String, { description: 'Email address, at the time, of the administrator who made it.' })
  madeBy!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when it was withdrawn or replaced; null while in force.',
  })
  endedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The administrator who withdrew or replaced it; null while in force.',
  })
  endedBy!: string | null;
}

@InputType('CorrectedHotelInput', {
  description: 'A hotel under one of its names, and its brand.',
})
export class CorrectedHotelInput {
  @Field(() => ID, { description: 'Id of the hotel.' })
  hotelId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A name that the hotel filed under; without it, the current name.',
  })
  hotelName?: string | null;

  @Field(() => ID, { nullable: true, description: 'Brand; null for none.' })
  brandId?: string | null;
}

@InputType('CorrectHotelBrandInput', {
  description: 'A hotel under one of its names, and its brand, after the preview.',
})
export class CorrectHotelBrandInput extends CorrectedHotelInput {
  @Field(() => String, { description: 'Reason for the correction, at most 500 characters.' })
  reason!: string;

  @Field(() => String, {
    description:
      '`stamp` of the `brandPreview` of this change, which identifies the state that was previewed.',
  })
  stamp!: string;
}

@InputType('CorrectionInput', { description: 'A correction.' })
export class CorrectionInput {
  @Field(() => Int, { description: 'Number of the correction.' })
  correctionId!: number;
}

@InputType('WithdrawBrandCorrectionInput', {
  description: 'A correction to withdraw, after the preview.',
})
export class WithdrawBrandCorrectionInput extends CorrectionInput {
  @Field(() => String, {
    description:
      '`stamp` of the `brandPreview` of this change, which identifies the state that was previewed.',
  })
  stamp!: string;
}

export const BrandCorrectionConnection = connectionType('BrandCorrection', () => BrandCorrection);
