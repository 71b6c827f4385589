import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';
import { ChainScale } from './chainScale.ts';

@ObjectType('ParentCompany', {
  implements: Node,
  simpleResolvers: true,
  description: 'A company that owns hotel brands, by the product’s reference rules.',
})
export class ParentCompany extends Node {
  /** Database key, exposed by REST. */
  parentCompanyId!: number;

  @Field(() => String, { description: 'The company’s name.' })
  name!: string;
}

@ObjectType('Brand', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A hotel brand, recognized by location names with the product’s reference rules. Hotels with fewer than 10 ' +
    'rooms and marketplace filings have no brand.',
})
export class Brand extends Node {
  /** Database key, exposed by REST. */
  brandId!: number;
  parentCompanyId!: number;

  @Field(() => String, { description: 'The brand’s name.' })
  name!: string;

  @Field(() => String, {
    description: 'Text that the brand’s first rule looks for at the start of a word in the location name.',
  })
  matchText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Texts, separated by `|`, that prevent a match of that rule; null if none.',
  })
  excludeText!: string | null;

  @Field(() => ChainScale, {
    nullable: true,
    description: 'Class of the brand, never INDEPENDENT; null if none is certain.',
  })
  chainScale!: ChainScale | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the chain scale is published, or an administrator’s reason for it; null if neither is known.',
  })
  chainScaleSource!: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Month in which the chain scale was last checked by hand; null if it has not been.',
  })
  chainScaleChecked!: string | null;

  @Field(() => Boolean, {
    description:
      'True if an administrator set the chain scale, so that the product’s reference data does not.',
  })
  isChainScaleEdited!: boolean;
}
