import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { Brand } from './brand.type.ts';
import { ChainScale } from './chainScale.ts';

@InputType('SetBrandChainScaleInput', { description: 'Chain scale of a brand, with its source.' })
export class SetBrandChainScaleInput {
  @Field(() => ID, { description: 'Id of the brand, such as `brand:12`.' })
  brandId!: string;

  @Field(() => ChainScale, {
    nullable: true,
    description: 'Class; null if none is certain. INDEPENDENT is refused: it is for hotels without a brand.',
  })
  chainScale?: ChainScale | null;

  @Field(() => String, {
    description: 'Publication that gives the class, so that other administrators can check it.',
  })
  source!: string;
}

@ObjectType('BrandChainScalePayload', {
  simpleResolvers: true,
  description:
    'Result of setting a chain scale. Error codes: `NOT_FOUND`, `NOT_A_CLASS`, `EMPTY`, `TOO_LONG`, `UNCHANGED`.',
})
export class BrandChainScalePayload {
  @Field(() => Brand, { nullable: true, description: 'The brand; null if the request was refused.' })
  brand!: Brand | null;

  @Field(() => [FieldError], {
    complexity: valuesOf(largest.errors),
    description: 'Errors; empty if the change was made.',
  })
  errors!: FieldError[];
}
