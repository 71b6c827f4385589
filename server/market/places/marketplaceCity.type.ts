import { Field, Int, ObjectType } from 'type-graphql';
import { UsdScalar } from '../../platform/lib/scalars.ts';

@ObjectType('MarketplaceCity', {
  description: 'A city named by booking marketplaces that is neither a known Texas city nor an alias of one.',
  simpleResolvers: true,
})
export class MarketplaceCity {
  @Field(() => String, { description: 'Name, as filed.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Known city with the most similar name, which the receipts count toward; null if no name is similar.',
  })
  countsTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'County that the receipts count toward; null if unknown, in which case they count toward no place.',
  })
  county!: string | null;

  @Field(() => Int, { description: 'Number of marketplaces that name the city.' })
  marketplaces!: number;

  @Field(() => UsdScalar, {
    description: 'Room receipts that marketplaces filed for the city, all months together.',
  })
  receipts!: number;
}
