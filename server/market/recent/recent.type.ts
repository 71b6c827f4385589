import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@ObjectType('RecentView', {
  simpleResolvers: true,
  description: 'A property whose page a member left lately; each property once.',
})
export class RecentView {
  propertyId!: number;

  @Field(() => Product, { description: 'Which of the two taxes the page was about.' })
  product!: Product;

  @Field(() => DateTimeScalar, { description: 'When the page was left the last time.' })
  viewedAt!: Date;
}

@InputType('RecordViewInput', { description: 'A property whose page was left.' })
export class RecordViewInput {
  @Field(() => Product, { description: 'Which of the two taxes the page was about.' })
  product!: Product;

  @Field(() => String, { description: 'The taxpayer’s number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;
}
