import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, MonthScalar } from '../../../platform/lib/scalars.ts';
import { Product } from '../../enums.ts';
import { FreshnessState } from './consoleEnums.ts';

@ObjectType('DataFreshness', {
  description: 'Published months of one tax, and the next month that is due.',
  simpleResolvers: true,
})
export class DataFreshness {
  lastReleaseId!: number | null;

  @Field(() => Product, { description: 'Tax.' })
  product!: Product;

  @Field(() => FreshnessState, { description: 'State as of today (UTC).' })
  state!: FreshnessState;

  @Field(() => MonthScalar, { nullable: true, description: 'Latest published month; null if there is none.' })
  latestMonth!: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Month after the latest published one; null if nothing is published.',
  })
  dueMonth!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day by which the due month is usually complete, five weeks after its end; null if nothing is published.',
  })
  dueOn!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Whole days since the last release was published here; null if there is none.',
  })
  lastReleaseAgeDays!: number | null;
}

@ObjectType('DataQueue', {
  description: 'Number of imports and tasks by state.',
  simpleResolvers: true,
})
export class DataQueue {
  @Field(() => Int, { description: 'Waiting for the worker.' })
  waiting!: number;

  @Field(() => Int, { description: 'Running.' })
  running!: number;

  @Field(() => Int, { description: 'Failed within the last seven days.' })
  failed!: number;
}
