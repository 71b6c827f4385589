import { expect, test } from 'vitest';
import { actionWords } from './actionWords.ts';

test.each([
  ['SET_RIGHTS', { set: { isFree: true, isAdmin: null } }, 'Made free'],
  [
    'SET_RIGHTS',
    { set: { isFree: true, isAdmin: null }, cancelled: { plan: 2 } },
    'Made free, cancelled the subscription',
  ],
  ['SET_RIGHTS', { set: { isFree: false, isAdmin: true } }, 'Revoked free access, Made administrator'],
  [
    'CANCEL_LATE_PLAN',
    { cancelled: { plan: 2 } },
    'Cancelled the subscription that was bought while free access was granted',
  ],
  ['END_SESSIONS', { ended: 2 }, 'Ended the sessions'],
  ['REVOKE_API_KEY', { start: 'txr_Ab3dE9' }, 'Revoked the API key txr_Ab3dE9…'],
  ['MOVE_CLOCK', { days: 31 }, 'Moved the demonstration’s clock by 31 days'],
  ['ADD_BRAND_RULE', { matchText: 'ROSE', brand: 'Motel 6' }, 'Added the brand rule ROSE for Motel 6'],
  ['CHANGE_BRAND_RULE', { matchText: 'ROSE' }, 'Changed the brand rule ROSE'],
  ['CORRECT_BRAND', { hotelName: 'ROSE INN', brand: null }, 'Corrected ROSE INN to no brand'],
  ['WITHDRAW_BRAND_CORRECTION', { hotelName: 'ROSE INN' }, 'Removed the correction of ROSE INN'],
  ['SET_CHAIN_SCALE', { brand: 'Kimpton' }, 'Set the chain scale of Kimpton'],
  ['UNDO_RELEASE', { fileName: 'HOT2301.ZIP', note: 'wrong' }, 'Requested the undo of HOT2301.ZIP (wrong)'],
  ['REDO_RELEASE', { fileName: 'HOT2301.ZIP', note: '' }, 'Requested the redo of HOT2301.ZIP'],
  [
    'ACCEPT_FILING',
    { hotelName: 'ROSE INN', period: '2023-03', note: '' },
    'Accepted as filed: ROSE INN, March 2023',
  ],
  ['IMPORT_FILE', { fileName: 'HOT2301.ZIP', options: [] }, 'Started the import of HOT2301.ZIP'],
  [
    'IMPORT_FILE',
    { fileName: 'HOT2301.ZIP', options: ['acceptIncomplete', 'acceptChanges'] },
    'Started the import of HOT2301.ZIP, accepting missing rows and many changes',
  ],
  ['REBUILD_FIGURES', { product: 'hotel' }, 'Calculated the hotel figures again'],
  ['SET_MAINTENANCE', { isOn: true }, 'Turned maintenance on'],
  [
    'RESTORE_BACKUP',
    { createdAt: '2026-07-15T12:00:00.000Z', version: '1a2b3c4d' },
    'Restored the backup of 2026-07-15T12:00:00.000Z',
  ],
  ['SEND_PASSWORD_RESET', {}, 'Sent a link for a new password'],
  ['SOMETHING_NEW', {}, 'SOMETHING_NEW'],
])('%s with %o is "%s"', (action, details, words) => {
  expect(actionWords({ action, details: JSON.stringify(details) })).toBe(words);
});
