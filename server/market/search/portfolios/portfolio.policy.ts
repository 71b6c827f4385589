import type { Viewer } from '../../../platform/viewer.ts';
import type { PortfolioEntity } from './portfolio.entity.ts';

/** A portfolio is only for the member who created it, even if that is an administrator. */
export function mayUse(viewer: Viewer, portfolio: PortfolioEntity): boolean {
  return portfolio.memberId === viewer.memberId;
}

/** Access rules for this feature’s root fields; members see only their own portfolios. */
export const portfoliosPolicy = {
  portfolios: 'member',
  createPortfolio: 'member',
  deletePortfolio: 'member',
  addToPortfolio: 'member',
  removeFromPortfolio: 'member',
  noteInPortfolio: 'member',
} as const;
