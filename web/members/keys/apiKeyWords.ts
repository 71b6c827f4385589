import type { ApiKeyLineFragment, KeyScope } from '../../gql/graphql.ts';
import { counted } from '../../ui/formats/counted.ts';

/** The scopes as the form offers them. */
export const SCOPES: readonly { scope: KeyScope; label: string }[] = [
  { scope: 'FIGURES', label: 'Figures: hotels, bars, places, brands and filings' },
  { scope: 'EXPORTS', label: 'Exports: whole lists of figures as files' },
  { scope: 'PORTFOLIOS', label: 'Your portfolios' },
];

const NOUNS: Readonly<Record<KeyScope, string>> = {
  FIGURES: 'figures',
  EXPORTS: 'exports',
  PORTFOLIOS: 'portfolios',
};

export function scopeWords(scopes: readonly KeyScope[]): string {
  return `Reads ${scopes.map((scope) => NOUNS[scope]).join(', ')}`;
}

/** Requests and points of the last 30 days in a sentence. */
export function usageWords(days: ApiKeyLineFragment['days']): string {
  const sum = (part: 'requests' | 'points'): number => days.reduce((all, day) => all + day[part], 0);
  return `${counted(sum('requests'), 'request')}, ${counted(sum('points'), 'point')} in the last 30 days`;
}
