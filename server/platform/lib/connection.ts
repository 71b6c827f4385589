import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Page, PageRequest } from './page.ts';
import { free, ofPage } from './cost.ts';

@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'Number of rows from the start of the list, 1 to 500.' })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor after which the page starts; use with `first`.',
  })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of rows from the end of the list, 1 to 500.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor before which the page ends; use with `last`.' })
  before?: string | null;
}

@ObjectType('PageInfo', { description: 'Position of a page in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'True if rows follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'True if rows come before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last row; null on an empty page.' })
  endCursor!: string | null;
}

/** A type's name as words: 'AuditEntry' is an "audit entry". */
function inWords(typeName: string): string {
  return typeName.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase();
}

function withArticle(words: string): string {
  return `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`;
}

function plural(words: string): string {
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

/** The GraphQL type of a page of `name`s; resolvers return a {@link Page} for it. */
export function connectionType<T extends object>(
  name: string,
  nodeType: () => ClassType<T>,
): ClassType<Page<T>> {
  const words = inWords(name);
  @ObjectType(`${name}Edge`, { description: `${withArticle(words)} and its cursor.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: 'Cursor for `after` or `before`. It stays valid if rows are added.' })
    cursor!: string;

    @Field(nodeType, { description: `The ${words}.` })
    node!: T;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${plural(words)}.`, simpleResolvers: true })
  class Connection {
    @Field(() => [Edge], { complexity: ofPage, description: 'Rows with their cursors.' })
    edges!: Edge[];

    @Field(() => [nodeType()], { complexity: ofPage, description: 'Rows without cursors.' })
    nodes!: T[];

    @Field(() => PageInfo, { complexity: free, description: 'Position of this page in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      complexity: free,
      description: 'Number of rows in the whole list; counted only if selected.',
    })
    totalCount!: () => Promise<number>;
  }
  return Connection;
}
