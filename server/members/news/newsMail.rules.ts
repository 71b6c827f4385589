import { newsTitles } from '../../market/releases/news/newsWords.rules.ts';
import {
  linesWithRest,
  newsSummary,
  type ReleaseNews,
} from '../../market/releases/news/releaseNews.rules.ts';
import { greeting } from '../accounts/mails/mailName.rules.ts';
import { renderMail, type Mail, type Section, type Sender } from '../accounts/mails/mailLayout.rules.ts';

export interface NewsMailFacts {
  firstName: string;
  frequency: 'EACH_RELEASE' | 'MONTHLY';
  unsubscribeKey: string;
  releases: readonly ReleaseNews[];
}

/** The unsubscribe page for a member's key, and the address that the button of mail programs calls. */
function unsubscribeLink(publicUrl: string, key: string): string {
  return `${publicUrl}/unsubscribe/${key}`;
}

/** Email about changes of a member's properties in new releases. */
export function newsMail(sender: Sender, facts: NewsMailFacts): Mail {
  const { publicUrl, productName } = sender;
  const { firstName, releases, unsubscribeKey, frequency } = facts;
  const [latest] = releases;
  const link = unsubscribeLink(publicUrl, unsubscribeKey);
  const often = frequency === 'MONTHLY' ? 'once a month' : 'after each release';
  const query = releases.length === 1 && latest ? `?release=${String(latest.releaseId)}` : '';
  return renderMail(sender, {
    subject: `What is new: ${newsSummary(releases)}`,
    paragraphs: [greeting(firstName), 'New in the releases for the properties that you follow:'],
    sections: releases.flatMap(sectionsOf),
    button: { label: 'See what is new', href: `${publicUrl}/stt/new${query}` },
    closing: [
      `You asked ${productName} for this email ${often}. Change that in My Account: ${publicUrl}/stt/settings`,
    ],
    unsubscribe: link,
  });
}

function sectionsOf({ fileName, about, kinds }: ReleaseNews): Section[] {
  return [
    { title: `${about} (${fileName})`, lines: [] },
    ...kinds.map((each) => ({
      title: `${newsTitles[each.kind]}: ${String(each.count)}`,
      isPart: true,
      lines: linesWithRest(each),
    })),
  ];
}

/** Invented news, for the preview of the email. */
export const exampleNews: readonly ReleaseNews[] = [
  {
    releaseId: 12,
    fileName: 'HOT2311',
    publishedAt: new Date('2023-12-06T14:00:00Z'),
    about: 'Lodging, October 2023',
    kinds: [
      {
        kind: 'SOLD',
        count: 1,
        lines: ['EXAMPLE INN, Marfa: EXAMPLE LODGE of NEW OWNER LLC files there since October 1, 2023'],
      },
      {
        kind: 'FLAGGED',
        count: 1,
        lines: [
          'EXAMPLE HOUSE, Marfa, October 2023: Filed $345,335.00 with $33,892.00 taxable, usually about $28,000 a month; the taxable receipts count.',
        ],
      },
      {
        kind: 'REVISED',
        count: 1,
        lines: ['EXAMPLE MOTEL, Alpine: September 2023, $52,030.00 → $53,110.00'],
      },
      {
        kind: 'FILED',
        count: 14,
        lines: [
          'EXAMPLE HOTEL, Marfa: October 2023, $150,740.00',
          'EXAMPLE MOTEL, Alpine: October 2023, $51,200.00',
        ],
      },
    ],
  },
];
