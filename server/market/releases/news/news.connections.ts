import { connectionType } from '../../../platform/lib/connection.ts';
import { NewsItem } from './news.type.ts';

export const NewsItemConnection = connectionType('NewsItem', () => NewsItem);
