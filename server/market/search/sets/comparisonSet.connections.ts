import { connectionType } from '../../../platform/lib/connection.ts';
import { ComparisonSet } from './comparisonSet.type.ts';

export const ComparisonSetConnection = connectionType('ComparisonSet', () => ComparisonSet);
