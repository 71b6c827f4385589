import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';

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
}
