import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/viewer.ts';
import { productNames, productsByName, type Product } from '../../enums.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { List } from '../../../platform/lib/list.ts';
import { memberTurn } from '../../../platform/lib/memberTurn.ts';
import { numericKey, parseNodeId } from '../../../platform/lib/node.ts';
import { PortfolioEntity } from './portfolio.entity.ts';
import { mayUse } from './portfolio.policy.ts';
import { MOST_PORTFOLIOS, MOST_PROPERTIES, noteText, portfolioName } from './portfolio.rules.ts';
import {
  addProperty,
  countPortfolios,
  findKept,
  findProperty,
  hasProperty,
  noteProperty,
  portfolioList,
  removeProperty,
} from './portfolio.sql.ts';
import type {
  CreatePortfolioInput,
  Portfolio,
  PortfolioNoteInput,
  PortfolioPropertyInput,
} from './portfolio.type.ts';

/** The member's portfolios, oldest first. */
export function ownPortfolios(viewer: Viewer, product: Product | null): List<Portfolio, Portfolio> {
  return {
    sql: (params) => {
      const own = `o.member_id = ${params.add(viewer.memberId, 'uuid')}`;
      const ofTax = product === null ? 'true' : `o.product = ${params.add(productNames[product], 'text')}`;
      return portfolioList(`${own} and ${ofTax}`);
    },
    order: [{ sql: 'o.id', type: 'integer', direction: 'asc' }],
    finish: (portfolio) => portfolio,
  };
}

/** A portfolio by the number in its id; null if it is not the member's, as if it did not exist. */
export async function findOwnPortfolio(
  db: DataSource,
  viewer: Viewer,
  id: number,
): Promise<PortfolioEntity | null> {
  const portfolio = await db.getRepository(PortfolioEntity).findOneBy({ id });
  return portfolio && mayUse(viewer, portfolio) ? portfolio : null;
}

export function portfolioOf({ id, product, name, createdAt }: PortfolioEntity): Portfolio {
  return {
    id: `portfolio:${String(id)}`,
    portfolioId: id,
    product: productsByName[product],
    name,
    createdAt,
  };
}

/** Throws the errors that refuse it. */
export async function createPortfolio(
  db: DataSource,
  viewer: Viewer,
  input: CreatePortfolioInput,
): Promise<PortfolioEntity> {
  const name = portfolioName(input.name);
  const product = productNames[input.product];
  const { memberId } = viewer;
  return memberTurn(db, memberId, async (tx) => {
    const [counted] = await tx.query<{ count: number }[]>(countPortfolios, [memberId]);
    if (counted === undefined || counted.count >= MOST_PORTFOLIOS) {
      throw refused(
        'TOO_MANY',
        `You have ${String(MOST_PORTFOLIOS)} portfolios. Delete one to create another.`,
      );
    }
    return insertPortfolio(tx, { memberId, product, name });
  });
}

async function insertPortfolio(
  db: EntityManager,
  values: Pick<PortfolioEntity, 'memberId' | 'product' | 'name'>,
): Promise<PortfolioEntity> {
  const portfolios = db.getRepository(PortfolioEntity);
  const { identifiers } = await portfolios
    .createQueryBuilder()
    .insert()
    .values(values)
    .orIgnore()
    .returning('id')
    .execute();
  const id: unknown = identifiers[0]?.['id'];
  if (typeof id !== 'number')
    throw refused('NAME_TAKEN', 'You already have a portfolio of this name.', 'name');
  return portfolios.findOneByOrFail({ id });
}

/** Deletes the member's portfolio and its contents. Throws the errors that refuse it. */
export async function deletePortfolio(db: DataSource, viewer: Viewer, id: string): Promise<void> {
  await db.getRepository(PortfolioEntity).delete({ id: (await ownOrRefused(db, viewer, id, 'id')).id });
}

/** A portfolio after a change, and what the member should know. */
export interface Changed {
  portfolio: PortfolioEntity;
  notice: string | null;
}

/**
 * Adds the property unless the portfolio has it. If the portfolio has the hotel or bar under another owner, the property
 * is listed as well, since REST lists properties, but changes nothing else: the notice says so. Throws NOT_FOUND and
 * TOO_MANY.
 */
export async function addToPortfolio(
  db: DataSource,
  viewer: Viewer,
  input: PortfolioPropertyInput,
): Promise<Changed> {
  const { portfolio, propertyId } = await namedIn(db, viewer, input);
  return memberTurn(db, viewer.memberId, async (tx) => {
    const [before] = await tx.query<Kept[]>(findKept(portfolio.product), [portfolio.id, propertyId]);
    await tx.query(addProperty, [portfolio.id, propertyId, MOST_PROPERTIES]);
    const kept = await tx.query<unknown[]>(hasProperty, [portfolio.id, propertyId]);
    if (kept.length === 0) {
      throw refused(
        'TOO_MANY',
        `A portfolio holds at most ${MOST_PROPERTIES.toLocaleString('en-US')} properties.`,
      );
    }
    return { portfolio, notice: before ? noticeOf(portfolio, before) : null };
  });
}

interface Kept {
  name: string;
  owner: string | null;
  isSame: boolean;
}

function noticeOf({ product, name: list }: PortfolioEntity, { name, owner, isSame }: Kept): string {
  if (isSame) return `${name} is in ${list} already.`;
  const ofOwner = owner === null ? name : `${name} of ${owner}`;
  return `This ${product === 'hotel' ? 'hotel' : 'bar'} is in ${list} already, as ${ofOwner}.`;
}

/** Takes the hotel or bar of the property out, under whichever owner it was added. Throws the errors that refuse it. */
export async function removeFromPortfolio(
  db: DataSource,
  viewer: Viewer,
  input: PortfolioPropertyInput,
): Promise<PortfolioEntity> {
  const { portfolio, propertyId } = await namedIn(db, viewer, input);
  await db.query(removeProperty(portfolio.product), [portfolio.id, propertyId]);
  return portfolio;
}

/** Writes the member's note on a property, or removes it if empty. Throws the errors that refuse it. */
export async function noteInPortfolio(
  db: DataSource,
  viewer: Viewer,
  input: PortfolioNoteInput,
): Promise<void> {
  const note = noteText(input.note);
  const { portfolio, propertyId } = await namedIn(db, viewer, input);
  // An update answers its rows and their number.
  const [noted] = await db.query<[unknown[], number]>(noteProperty(portfolio.product), [
    portfolio.id,
    propertyId,
    note,
  ]);
  if (noted.length === 0) throw refused('NOT_FOUND', 'This property is not in the portfolio.', null);
}

async function namedIn(
  db: DataSource,
  viewer: Viewer,
  input: PortfolioPropertyInput,
): Promise<{ portfolio: PortfolioEntity; propertyId: number }> {
  const portfolio = await ownOrRefused(db, viewer, input.portfolioId, 'portfolioId');
  const numbers = [input.taxpayerNumber, input.locationNumber];
  const [property] = await db.query<{ id: number }[]>(findProperty(portfolio.product), numbers);
  if (property) return { portfolio, propertyId: property.id };
  throw refused('NOT_FOUND', 'There is no such property for this portfolio’s tax.', 'taxpayerNumber');
}

async function ownOrRefused(
  db: DataSource,
  viewer: Viewer,
  id: string,
  field: string,
): Promise<PortfolioEntity> {
  const parsed = parseNodeId(id);
  const number = parsed?.kind === 'portfolio' ? numericKey(parsed.key) : null;
  const portfolio =
    number === null || number > 2_147_483_647 ? null : await findOwnPortfolio(db, viewer, number);
  if (!portfolio) throw refused('NOT_FOUND', 'This portfolio no longer exists.', field);
  return portfolio;
}
