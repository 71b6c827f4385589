import { Field, Int, ObjectType } from 'type-graphql';
import { UsdScalar } from '../../platform/lib/scalars.ts';

@ObjectType('MarketplaceCity', {
  description: 'A city that marketplaces name and that is neither a known Texas city nor an alias of one.',
  simpleResolvers: true,
})
export class MarketplaceCity {
  @Field(() => String, { description: 'The name, as filed.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The known city whose name is most like it, which its receipts count to; null where none is like it.',
  })
  countsTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The county that its receipts count to; null where none is known, so that they count to no place.',
  })
  county!: string | null;

  @Field(() => Int, { description: 'How many marketplaces name it.' })
  marketplaces!: number;

  @Field(() => UsdScalar, { description: 'What they filed for it, in all months.' })
  receipts!: number;
}
