import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Product, ResponsibilityStatus } from '../../enums.ts';
import { DateScalar, MonthScalar } from '../../../platform/lib/scalars.ts';

@ObjectType('OwnerProperty', {
  simpleResolvers: true,
  description: 'A property of either tax that an owner runs or ran.',
})
export class OwnerProperty {
  propertyId!: number;

  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;

  @Field(() => ResponsibilityStatus, { description: 'Status at the latest published period.' })
  status!: ResponsibilityStatus;

  @Field(() => Boolean, {
    description:
      'True if another taxpayer has the hotel or bar now, or had it last. The status may still be CURRENT, ' +
      'because sellers keep filing for a while, mostly without receipts.',
  })
  isSold!: boolean;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'First month filed for it, by legacy releases, too; null if unknown.',
  })
  firstMonth!: string | null;

  @Field(() => MonthScalar, { nullable: true, description: 'Last filed month; null if unknown.' })
  lastMonth!: string | null;
}

export const HandoverKind = { BOUGHT: 'BOUGHT', SOLD: 'SOLD' } as const;
export type HandoverKind = (typeof HandoverKind)[keyof typeof HandoverKind];
registerEnumType(HandoverKind, {
  name: 'HandoverKind',
  description: 'Direction of a change of owner.',
  valuesConfig: {
    BOUGHT: { description: 'Another owner ran the property before.' },
    SOLD: { description: 'Another owner runs the property since.' },
  },
});

@ObjectType('OwnerHandover', {
  simpleResolvers: true,
  description:
    'A change of owner: another taxpayer’s property follows in the same establishment, the hotel or bar through all ' +
    'its owners.',
})
export class OwnerHandover {
  propertyId!: number;

  @Field(() => HandoverKind, { description: 'Bought or sold by the owner that was asked for.' })
  kind!: HandoverKind;

  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;

  @Field(() => MonthScalar, { description: 'First month that the later owner filed.' })
  month!: string;

  @Field(() => MonthScalar, {
    description:
      'Last month that the earlier owner filed. Months between the two may be in no release: then the property changed ' +
      'hands long before `month`.',
  })
  earlierMonth!: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day on which the later owner became responsible, as filed; null if none was filed, or one before `earlierMonth` or ' +
      'after `month`.',
  })
  beganOn!: string | null;

  @Field(() => String, { description: 'Taxpayer number of the other owner.' })
  otherNumber!: string;

  @Field(() => String, { description: 'Name of the other owner, as last filed.' })
  otherName!: string;
}
