import { connectionType } from '../../platform/lib/connection.ts';
import { RelatedProperty } from './related.type.ts';

export const RelatedPropertyConnection = connectionType('RelatedProperty', () => RelatedProperty);
