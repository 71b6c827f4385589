import { connectionType } from '../../../platform/lib/connection.ts';
import { RecentView } from './recent.type.ts';

export const RecentViewConnection = connectionType('RecentView', () => RecentView);
