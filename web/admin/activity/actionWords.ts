import { commandWords } from './commandWords.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';

interface Action {
  action: string;
  /** JSON. */
  details: string;
}

/** An administrator's action, in words. */
export function actionWords({ action, details }: Action): string {
  const given = parsed(details);
  if (action === 'END_SESSIONS') return 'Ended the sessions';
  if (action === 'REVOKE_API_KEY') return `Revoked the API key ${String(given['start'])}…`;
  if (action === 'MOVE_CLOCK') return `Moved the demonstration’s clock by ${String(given['days'])} days`;
  if (action === 'SET_RIGHTS') {
    const cancelled = given['cancelled'] === undefined ? '' : ', cancelled the subscription';
    return `${rightsWords(given['set'])}${cancelled}`;
  }
  if (action === 'CANCEL_LATE_PLAN')
    return 'Cancelled the subscription that was bought while free access was granted';
  if (action === 'SET_PUBLIC_SAMPLE')
    return `${given['isPublic'] === true ? 'Opened' : 'Closed'} the public chart of ${String(given['name'])}`;
  const words = [brandWords, filingWords, premisesWords, dataWords, sourceWords, commandWords];
  return words.map((wordsOf) => wordsOf(action, given)).find((said) => said !== null) ?? action;
}

function brandWords(action: string, { matchText, hotelName, brand }: Record<string, unknown>): string | null {
  if (action === 'ADD_BRAND_RULE') return `Added the brand rule ${String(matchText)} for ${String(brand)}`;
  if (action === 'CHANGE_BRAND_RULE') return `Changed the brand rule ${String(matchText)}`;
  if (action === 'CORRECT_BRAND')
    return `Corrected ${String(hotelName)} to ${typeof brand === 'string' ? brand : 'no brand'}`;
  if (action === 'SET_CHAIN_SCALE') return `Set the chain scale of ${String(brand)}`;
  if (action === 'WITHDRAW_BRAND_CORRECTION') return `Removed the correction of ${String(hotelName)}`;
  return null;
}

function sourceWords(action: string, { name, fileName }: Record<string, unknown>): string | null {
  if (action === 'SET_SCHEDULE') return `Changed the schedule ${String(name)}`;
  if (action === 'RUN_SCHEDULE') return `Requested a run of ${String(name)}`;
  if (action === 'ADD_SCHEDULE') return `Added the schedule ${String(name)}`;
  if (action === 'REMOVE_SCHEDULE') return `Removed the schedule ${String(name)}`;
  if (action === 'CANCEL_SCHEDULE_RUN') return `Cancelled a run of ${String(name)}`;
  return action === 'UPLOAD_RELEASE' ? `Uploaded ${String(fileName)}` : null;
}

const FILING_ACTS: Readonly<Record<string, string>> = {
  ACCEPT_FILING: 'Accepted as filed',
  LEAVE_OUT_FILING: 'Left out',
  UNDO_FILING_DECISION: 'Undid the decision about',
};

function filingWords(action: string, { hotelName, period, note }: Record<string, unknown>): string | null {
  const did = FILING_ACTS[action];
  if (did === undefined) return null;
  return `${did}: ${String(hotelName)}, ${formatMonth(String(period))}${noted(note)}`;
}

const PREMISES_ACTS: Readonly<Record<string, string>> = {
  JOIN_PREMISES: 'Joined',
  PART_PREMISES: 'Kept apart',
  UNDO_PREMISES_DECISION: 'Undid the decision about',
};

function premisesWords(
  action: string,
  { zip, address, otherAddress, note }: Record<string, unknown>,
): string | null {
  const did = PREMISES_ACTS[action];
  if (did === undefined) return null;
  return `${did} ${String(address)} and ${String(otherAddress)}, ${String(zip)} (${String(note)})`;
}

const DATA_ACTS: Readonly<Record<string, string>> = {
  ACCEPT_IMPORT: 'Accepted the import of',
  RETRY_IMPORT: 'Repeated the import of',
  CANCEL_IMPORT: 'Cancelled the import of',
  UNDO_RELEASE: 'Requested the undo of',
  REDO_RELEASE: 'Requested the redo of',
};

function dataWords(action: string, { fileName, note, kind }: Record<string, unknown>): string | null {
  if (action === 'CANCEL_TASK') return `Cancelled the ${taskNoun(kind)} of ${String(fileName)}`;
  const did = DATA_ACTS[action];
  return did === undefined ? null : `${did} ${String(fileName)}${noted(note)}`;
}

/** A task's kind, such as `PREVIEW_UNDO`, as a noun. */
function taskNoun(kind: unknown): string {
  if (kind === 'UNDO' || kind === 'REDO') return kind.toLowerCase();
  return String(kind).startsWith('PREVIEW') ? 'preview' : 'comparison';
}

/** A note in brackets; the command line allows none. */
function noted(note: unknown): string {
  return typeof note === 'string' && note !== '' ? ` (${note})` : '';
}

function rightsWords(set: unknown): string {
  const { isFree, isAdmin } = recordOf(set);
  const free = typeof isFree === 'boolean' ? [isFree ? 'Made free' : 'Revoked free access'] : [];
  const admin =
    typeof isAdmin === 'boolean' ? [isAdmin ? 'Made administrator' : 'Revoked administrator rights'] : [];
  return [...free, ...admin].join(', ') || 'Set rights';
}

function parsed(json: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(json));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
