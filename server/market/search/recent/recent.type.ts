import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../../enums.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';

@ObjectType('RecentView', {
  simpleResolvers: true,
  description:
    'A hotel or bar whose page a member viewed recently, as the property of its latest owner; each one once.',
})
export class RecentView {
  propertyId!: number;
  earlierId!: number | null;

  @Field(() => Product, { description: 'Tax that the page was about.' })
  product!: Product;

  @Field(() => DateTimeScalar, { description: 'Time when the member last left the page.' })
  viewedAt!: Date;
}

@InputType('RecordViewInput', { description: 'A property whose page was viewed.' })
export class RecordViewInput {
  @Field(() => Product, { description: 'Tax that the page was about.' })
  product!: Product;

  @Field(() => String, { description: 'Taxpayer number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;
}
