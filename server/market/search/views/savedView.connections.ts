import { connectionType } from '../../../platform/lib/connection.ts';
import { SavedView } from './savedView.type.ts';

export const SavedViewConnection = connectionType('SavedView', () => SavedView);
