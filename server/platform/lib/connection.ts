import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Page, PageRequest } from './page.ts';
import { free, ofPage } from './cost.ts';

@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'How many rows from the front, 1 to 500.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which to begin; goes with `first`.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many rows from the back, 1 to 500.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor before which to end; goes with `last`.' })
  before?: string | null;
}

@ObjectType('PageInfo', { description: 'Where a page lies in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'True where rows follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'True where rows come before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last row; null on an empty page.' })
  endCursor!: string | null;
}

/** The GraphQL type of a page of `name`s; resolvers answer a {@link Page} for it. */
export function connectionType<T extends object>(
  name: string,
  nodeType: () => ClassType<T>,
): ClassType<Page<T>> {
  @ObjectType(`${name}Edge`, { description: `A ${name} and its place in the list.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: 'Stable under inserts; give it to `after` or `before`.' })
    cursor!: string;

    @Field(nodeType, { description: `The ${name}.` })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name}s.`, simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { complexity: ofPage, description: 'Rows with their cursors.' })
    edges!: Edge[];

    @Field(() => [nodeType()], { complexity: ofPage, description: 'Rows without cursors.' })
    nodes!: T[];

    @Field(() => PageInfo, { complexity: free, description: 'Where this page lies in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      complexity: free,
      description: 'Rows in the whole list; counted only where selected.',
    })
    totalCount!: () => Promise<number>;
  }
  return Connection;
}
