import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '../../platform/lib/connection.ts';
import { FilingsPageArgs } from '../releases/releaseArgs.ts';
import {
  BeverageFilingFilter,
  BeverageFilingOrder,
  BeveragePropertyFilter,
  BeveragePropertyOrder,
} from './beverageFilters.type.ts';

@ArgsType()
export class BeveragePropertyListArgs extends PageArgs {
  @Field(() => BeveragePropertyFilter, {
    nullable: true,
    description: 'Filter for properties; without it, all.',
  })
  filter?: BeveragePropertyFilter | null;

  @Field(() => [BeveragePropertyOrder], { nullable: true, description: 'Sort order; by name if not given.' })
  orderBy?: BeveragePropertyOrder[] | null;
}

@ArgsType()
export class BeverageFilingListArgs extends FilingsPageArgs {
  @Field(() => BeverageFilingFilter, { description: 'Filter for filings.' })
  filter!: BeverageFilingFilter;

  @Field(() => [BeverageFilingOrder], {
    nullable: true,
    description: 'Sort order; latest month first if not given.',
  })
  orderBy?: BeverageFilingOrder[] | null;
}
