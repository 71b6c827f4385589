import { spelledDay, spelledMonth, spelledMonths } from '../../market/releases/news/newsWords.rules.ts';
import { renderMail, type Mail, type Sender } from '../accounts/mails/mailLayout.rules.ts';
import type { ProductName } from '../../market/productName.rules.ts';

type EventKind = 'PUBLISHED' | 'HELD' | 'REFUSED' | 'FAILED' | 'UNDONE' | 'REDONE' | 'LATE' | 'RUN_FAILED';

interface EventRelease {
  fileName: string;
  product: ProductName;
  firstMonth: string;
  lastMonth: string;
  rows: number;
  added: number;
  changed: number;
  retired: number;
}

/** An event about imports and releases, for emails and webhooks. */
export interface DataEvent {
  id: number;
  kind: EventKind;
  /** ISO instant. */
  at: string;
  importId: number | null;
  fileName: string | null;
  /** Reason for a refusal, a failure or an undo. */
  message: string | null;
  /** The schedule of a run that failed before it had an import, or its kind if no schedule started it. */
  run: string | null;
  /** The operator who undid or redid a release. */
  by: string | null;
  releases: EventRelease[];
  /** Tax and month that is late, the day on which it was due, and the age of the last release in days. */
  product: ProductName | null;
  dueMonth: string | null;
  dueOn: string | null;
  ageDays: number | null;
}

const TAXES = { hotel: 'hotel', beverage: 'mixed beverage' } as const;

/** An event in a few words. */
function eventTitle({ kind, fileName, product, run }: DataEvent): string {
  const file = fileName ?? 'A file';
  const titles: Readonly<Record<EventKind, string>> = {
    PUBLISHED: `${file} is published`,
    HELD: `${file} waits for your decision`,
    REFUSED: `${file} was refused`,
    FAILED: `The import of ${file} failed`,
    UNDONE: `${file} was undone`,
    REDONE: `${file} was redone`,
    LATE: `No new ${product === null ? '' : TAXES[product]} release`,
    RUN_FAILED: fileName === null ? `The run “${run ?? ''}” failed` : `${fileName} could not be imported`,
  };
  return titles[kind];
}

/** Facts of an event, one sentence each. */
function eventSentences(event: DataEvent): string[] {
  const { kind, message, by } = event;
  if (kind === 'LATE') return [lateSentence(event)];
  if (kind === 'UNDONE' || kind === 'REDONE') {
    const reason = message === null || message === '' ? '' : `: ${message}`;
    return [`By ${by ?? 'an operator'}${reason}`];
  }
  if (kind === 'PUBLISHED') return event.releases.map(releaseSentence);
  return message === null ? [] : [message];
}

function lateSentence({ product, dueMonth, dueOn, ageDays }: DataEvent): string {
  const tax = product === null ? '' : `${TAXES[product]} `;
  const age = ageDays === null ? '' : ` for ${String(ageDays)} days`;
  return `No ${tax}release${age}; ${spelledMonth(dueMonth ?? '')} was due on ${spelledDay(dueOn ?? '')}.`;
}

function releaseSentence(release: EventRelease): string {
  const { fileName, product, firstMonth, lastMonth, rows, added, changed, retired } = release;
  const months = spelledMonths(firstMonth, lastMonth);
  return (
    `${fileName}, ${TAXES[product]}, ${months}: ${counted(rows)} rows; ` +
    `${counted(added)} filings added, ${counted(changed)} changed, ${counted(retired)} retired.`
  );
}

const counted = (count: number): string => count.toLocaleString('en-US');

/** Email to an operator about the events since the last one. */
export function importMail(sender: Sender, events: readonly DataEvent[]): Mail {
  const [first] = events;
  const isOne = events.length === 1;
  return renderMail(sender, {
    subject: first && isOne ? eventTitle(first) : `Imports: ${String(events.length)} events`,
    paragraphs: isOne ? events.flatMap(eventSentences) : [],
    ...(!isOne && {
      sections: events.map((event) => ({ title: eventTitle(event), lines: eventSentences(event) })),
    }),
    button: { label: 'Open the data page', href: `${sender.publicUrl}/stt/admin/data` },
    closing: ['Administrators can turn these emails off on the data page.'],
  });
}

const WEBHOOK_TYPES: Readonly<Record<EventKind, string>> = {
  PUBLISHED: 'import.published',
  HELD: 'import.held',
  REFUSED: 'import.refused',
  FAILED: 'import.failed',
  UNDONE: 'release.undone',
  REDONE: 'release.redone',
  LATE: 'release.late',
  RUN_FAILED: 'run.failed',
};

/** An event as JSON for a webhook. */
export function hookBody(event: DataEvent): object {
  const { kind, at, ...facts } = event;
  return {
    type: WEBHOOK_TYPES[kind],
    timestamp: at,
    data: { title: eventTitle(event), sentences: eventSentences(event), ...facts },
  };
}
