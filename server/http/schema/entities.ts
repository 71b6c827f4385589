import type { EntitySchema } from 'typeorm';
import { MemberEntity } from '../../members/accounts/member.entity.ts';
import { PortfolioEntity } from '../../market/search/portfolios/portfolio.entity.ts';

/** Every table whose rows a member owns or an operator edits; facts and aggregates are named SQL. */
export const entities: (EntitySchema | (new () => object))[] = [MemberEntity, PortfolioEntity];
