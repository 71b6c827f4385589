import type { Mail, Sender } from '../accounts/mails/mailLayout.rules.ts';
import { importMail, type DataEvent } from './importMail.rules.ts';
import { exampleNews, newsMail } from './newsMail.rules.ts';

const event: DataEvent = {
  id: 1,
  kind: 'PUBLISHED',
  at: '2023-12-06T14:00:00.000Z',
  importId: 12,
  fileName: 'HOT2311.CSV',
  message: null,
  by: null,
  product: null,
  dueMonth: null,
  dueOn: null,
  ageDays: null,
  run: null,
  releases: [
    {
      fileName: 'HOT2311.CSV',
      product: 'hotel',
      firstMonth: '2023-10',
      lastMonth: '2023-10',
      rows: 25_123,
      added: 24_801,
      changed: 61,
      retired: 3,
    },
  ],
};

const late: DataEvent = {
  ...event,
  kind: 'LATE',
  importId: null,
  fileName: null,
  releases: [],
  product: 'hotel',
  dueMonth: '2023-11',
  dueOn: '2024-01-04',
  ageDays: 47,
};

const held: DataEvent = {
  ...event,
  kind: 'HELD',
  releases: [],
  message: 'Held back: 2023-10 has 11,204 rows, 45% of the months around it.',
};

/** Previews of every email about releases, each with its occasion. */
export function newsMailPreviews(
  sender: Sender,
  firstName: string,
): (Mail & { kind: string; occasion: string })[] {
  const facts = {
    ...({ firstName, frequency: 'EACH_RELEASE', releases: exampleNews } as const),
    unsubscribeKey: 'an-example-that-ends-nothing',
  };
  return [
    { kind: 'NEWS', occasion: 'After a release, to members who asked for it.', ...newsMail(sender, facts) },
    {
      kind: 'IMPORT_NEWS',
      occasion:
        'To operators, when a release is published, held back, refused, undone or redone, or an import, a backup or another run fails.',
      ...importMail(sender, [event, held]),
    },
    {
      kind: 'IMPORT_NEWS',
      occasion: 'To operators, once for each month that is two weeks late.',
      ...importMail(sender, [late]),
    },
  ];
}
