import { Field, ObjectType } from 'type-graphql';
import { Node } from '../lib/node.ts';

@ObjectType('ParentCompany', {
  implements: Node,
  simpleResolvers: true,
  description: 'A company that owns hotel brands, by the product’s reference rules.',
})
export class ParentCompany extends Node {
  @Field(() => String, { description: 'The company’s name.' })
  name!: string;
}

@ObjectType('Brand', {
  implements: Node,
  simpleResolvers: true,
  description: 'A hotel brand, recognised from location names by the product’s reference rules.',
})
export class Brand extends Node {
  parentCompanyId!: number;

  @Field(() => String, { description: 'The brand’s name.' })
  name!: string;
}
