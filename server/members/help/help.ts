import { isEmail, normalEmail } from '../accounts/member.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { List } from '../../platform/lib/list.ts';
import { keptText, keptWithoutSecrets } from '../../platform/lib/keptText.ts';
import { isVisible } from '../../platform/lib/plainName.ts';
import { addHelpMessage, helpMessageList, setAnswered } from './help.sql.ts';
import type { HelpMessage, SendHelpMessageInput, SetHelpMessageAnsweredInput } from './help.type.ts';

const LONGEST_TEXT = 4_000;
const LONGEST_PAGE = 500;
const REQUEST_ID = /^[\w-]{1,64}$/;

/**
 * Stores a message to the operator and emails it to them. Refuses an empty or too long text and an invalid
 * email address; throws TOO_MANY_ATTEMPTS if an address sends too many.
 */
export async function sendHelpMessage(context: MemberContext, input: SendHelpMessageInput): Promise<void> {
  const text = keptText(input.text).trim();
  if (!isVisible(text)) throw refused('EMPTY_TEXT', 'Please write what you need help with.', 'text');
  if (text.length > LONGEST_TEXT) {
    const most = LONGEST_TEXT.toLocaleString('en-US');
    throw refused('TEXT_TOO_LONG', `Please write at most ${most} characters.`, 'text');
  }
  const answerTo = normalEmail(input.answerTo);
  if (!isEmail(answerTo)) throw refused('INVALID_EMAIL', 'Please enter a valid Email. ', 'answerTo');
  await context.throttles.take('help', { address: context.address });
  const viewer = await context.viewer();
  const requestId = REQUEST_ID.test(input.requestId ?? '') ? input.requestId : null;
  const page = keptWithoutSecrets(input.page.replace(/[?#].*$/s, ''), LONGEST_PAGE);
  const facts = [viewer?.memberId ?? null, answerTo, text, page, requestId];
  await context.accounts.query(addHelpMessage, [...facts, context.supportEmail]);
  context.mailWaits();
}

/** Messages, the latest first; only unanswered ones if `isWaiting`. */
export function helpMessages(isWaiting: boolean): List<HelpMessage, HelpMessage> {
  return {
    sql: () => helpMessageList(isWaiting ? 'h.answered_at is null' : 'true'),
    order: [{ sql: 'h.id', type: 'bigint', direction: 'desc' }],
    finish: (row) => row,
  };
}

/** Marks a message as answered or reopens it. Throws NOT_FOUND. */
export async function setHelpMessageAnswered(
  accounts: Db,
  { memberId }: Viewer,
  { messageId, isAnswered }: SetHelpMessageAnsweredInput,
): Promise<void> {
  // TypeORM returns an update's rows together with their number.
  const [rows] = await accounts.query<[unknown[], number]>(setAnswered, [
    messageId,
    isAnswered ? memberId : null,
  ]);
  if (rows.length === 0) throw refused('NOT_FOUND', 'There is no such message.', 'messageId');
}
