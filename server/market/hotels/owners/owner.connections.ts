import { connectionType } from '../../../platform/lib/connection.ts';
import { OwnerHandover, OwnerProperty } from './ownerProperty.type.ts';

export const OwnerPropertyConnection = connectionType('OwnerProperty', () => OwnerProperty);
export const OwnerHandoverConnection = connectionType('OwnerHandover', () => OwnerHandover);
