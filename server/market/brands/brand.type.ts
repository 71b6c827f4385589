import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';

@ObjectType('ParentCompany', {
  implements: Node,
  simpleResolvers: true,
  description: 'A company that owns hotel brands, by the product’s reference rules.',
})
export class ParentCompany extends Node {
  /** The database's own key, which REST shows. */
  parentCompanyId!: number;

  @Field(() => String, { description: 'The company’s name.' })
  name!: string;
}

@ObjectType('Brand', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A hotel brand, recognised from location names by the product’s reference rules. Hotels of fewer than 10 rooms ' +
    'and filings of marketplaces have no brand.',
})
export class Brand extends Node {
  /** The database's own key, which REST shows. */
  brandId!: number;
  parentCompanyId!: number;

  @Field(() => String, { description: 'The brand’s name.' })
  name!: string;

  @Field(() => String, {
    description: 'What the first of its rules looks for at the start of a word of a location’s name.',
  })
  matchText!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Texts, separated by `|`, with which that rule does not hold; null where there are none.',
  })
  excludeText!: string | null;
}
