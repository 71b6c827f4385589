import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@ObjectType('RecentView', {
  simpleResolvers: true,
  description: 'A property whose page a member viewed recently; each property once.',
})
export class RecentView {
  propertyId!: number;

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
