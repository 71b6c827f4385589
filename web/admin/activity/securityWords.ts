import { dataSetName } from '../../market/figures/exports/dataSetNames.ts';
import { formatNames } from '../../market/figures/exports/exportWords.ts';
import type { ExportFormat, SecurityEventKind } from '../../gql/graphql.ts';
import { counted } from '../../ui/formats/counted.ts';

/** Limits of attempts by their names on the server. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  signIn: 'sign-in',
  secondStep: 'second step',
  passkey: 'sign-in by passkey',
  signUp: 'sign-up',
  requestReset: 'link for a new password',
  resetToken: 'mailed link',
  captcha: 'captcha',
  clientError: 'error reports',
  unsubscribe: 'ending emails with news',
  help: 'Help and Support',
  confirmEmail: 'confirmation of an email address',
  ownData: 'export of own data',
  payment: 'payment',
  trial: 'samples',
  embed: 'charts on other sites',
  newsFeed: 'feed of news',
  feedAddress: 'address of a feed',
  webhook: 'webhook',
  visit: 'requests without signing in',
  notedExport: 'tables saved as files',
  address: 'address suggestions',
  apiPoints: 'API points',
};

/** The details of an event of the security log, with the names that the pages use. */
export function securityWords(kind: SecurityEventKind, details: string): string {
  if (kind === 'EXPORTED') return exportWords(details);
  if (kind === 'THROTTLED') return (Object.hasOwn(ATTEMPTS, details) ? ATTEMPTS[details] : null) ?? details;
  return kind === 'DENIED' ? deniedWords(details) : details;
}

/** `export hotelMonths.csv`, or names of the API's fields: `brandRules, deleteAccount` */
function deniedWords(details: string): string {
  const file = /^export (.*)$/.exec(details)?.[1];
  if (file !== undefined) return `export: ${fileWords(file)}`;
  return details.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** `hotelMonths.csv, 1234 rows, prepared` */
function exportWords(details: string): string {
  const [file = '', ...facts] = details.split(', ');
  return [fileWords(file), ...facts.map(factWords)].join(', ');
}

/** Names an exported file by its data set and format. A file saved from a page's table keeps its own name. */
function fileWords(file: string): string {
  if (file === '/rest/admin') return 'All users by REST';
  const [, set = '', ending = ''] = /^(\w+)\.([\w.]+)$/.exec(file) ?? [];
  const format = ending.replaceAll('.', '_').toUpperCase();
  const name = dataSetName(set);
  return name === set || !isFormat(format) ? file : `${name} as ${formatNames[format]}`;
}

function factWords(fact: string): string {
  if (fact === 'prepared') return 'prepared in the background';
  const count = /^(cut off at )?(\d+) rows$/.exec(fact);
  return count === null ? fact : `${count[1] ?? ''}${counted(Number(count[2]), 'row')}`;
}

function isFormat(text: string): text is ExportFormat {
  return Object.hasOwn(formatNames, text);
}
