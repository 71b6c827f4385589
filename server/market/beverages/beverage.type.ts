import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';
import { PropertyFacts, PropertySummary } from '../property.type.ts';

@ObjectType('BeverageProperty', {
  implements: [Node, PropertySummary, PropertyFacts],
  simpleResolvers: true,
  description:
    'A bar or restaurant with a mixed beverage permit: one location of one taxpayer, as its latest filing ' +
    'describes it. Source: mixed beverage gross receipts of the Texas comptroller.',
})
export class BeverageProperty extends PropertyFacts implements Node {
  id!: string;
  /** Database key, not exposed. */
  propertyId!: number;
  premisesId!: number | null;
  countyCode!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Permit number of the Texas Alcoholic Beverage Commission (TABC); null if none was filed.',
  })
  permit!: string | null;
}
