import { connectionType } from '../lib/connection.ts';
import { RecentView } from './recent.type.ts';

export const RecentViewConnection = connectionType('RecentView', () => RecentView);
