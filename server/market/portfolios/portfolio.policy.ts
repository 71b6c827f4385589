import type { Viewer } from '../../platform/viewer.ts';
import type { PortfolioEntity } from './portfolio.entity.ts';

/** A portfolio is for whoever made it, administrators included. */
export function mayUse(viewer: Viewer, portfolio: PortfolioEntity): boolean {
  return portfolio.memberId === viewer.memberId;
}

/** Who may ask for this feature’s root fields; each sees only their own portfolios. */
export const portfoliosPolicy = {
  portfolios: 'member',
  createPortfolio: 'member',
  deletePortfolio: 'member',
  addToPortfolio: 'member',
  removeFromPortfolio: 'member',
} as const;
