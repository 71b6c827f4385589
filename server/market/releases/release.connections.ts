import { connectionType } from '../../platform/lib/connection.ts';
import { Release, Revision } from './release.type.ts';

export const ReleaseConnection = connectionType('Release', () => Release);
export const RevisionConnection = connectionType('Revision', () => Revision);
