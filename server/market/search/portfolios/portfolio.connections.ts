import { connectionType } from '../../../platform/lib/connection.ts';
import { Portfolio } from './portfolio.type.ts';

export const PortfolioConnection = connectionType('Portfolio', () => Portfolio);
