import { Field, Int, ObjectType } from 'type-graphql';
import { ResponsibilityStatus } from '../enums.ts';
import { Node } from '../../platform/lib/node.ts';
import { Coordinates, Taxpayer } from '../property.type.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';

@ObjectType('BeverageProperty', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A bar or restaurant with a mixed beverage permit: one location of one taxpayer, as its latest filing ' +
    'describes it. Source: mixed beverage gross receipts of the Texas comptroller.',
})
export class BeverageProperty extends Node {
  /** The database's own key, never shown. */
  propertyId!: number;
  premisesId!: number | null;
  cityName!: string | null;
  countyCode!: number | null;
  countyName!: string | null;
  zipKey!: string | null;

  @Field(() => String, {
    description: 'The taxpayer’s number; the permit where only legacy releases know the property.',
  })
  taxpayerNumber!: string;

  @Field(() => Int, {
    description: 'Which of the taxpayer’s locations; 0 where only legacy releases know it.',
  })
  locationNumber!: number;

  @Field(() => String, { nullable: true, description: 'Permit of the Alcoholic Beverage Commission (TABC).' })
  permit!: string | null;

  @Field(() => String, { description: 'Trade name of the location, as last filed.' })
  name!: string;

  @Field(() => String, { description: 'Street address of the location, as last filed; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'City as the taxpayer spelled it; `city` has the canonical one.' })
  filedCity!: string;

  @Field(() => String, { description: 'State of the location, two letters.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code of the location, as filed.' })
  zip!: string;

  @Field(() => Taxpayer, { description: 'Who owes the tax.' })
  taxpayer!: Taxpayer;

  @Field(() => DateScalar, { nullable: true, description: 'When the taxpayer became responsible.' })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When responsibility ended; null while it lasts.' })
  responsibilityEnd!: string | null;

  @Field(() => ResponsibilityStatus, {
    description: 'Whether it is still there, at the latest published period.',
  })
  status!: ResponsibilityStatus;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Since when it is gone: the end of responsibility or of the last filed month, whichever is earlier; null while it ' +
      'is current.',
  })
  endedOn!: string | null;

  @Field(() => Boolean, {
    description:
      'True where responsibility dates are unknown and the first and last filed months stand in for them.',
  })
  datesAreFiledPeriods!: boolean;

  @Field(() => Coordinates, { nullable: true, description: 'Where it lies; null outside Texas ZIP codes.' })
  coordinates!: Coordinates | null;
}
