import { owedWords } from './accessWords.ts';

/** The unpaid renewal in a sentence or two. */
export function OwedWords({ subscription }: { subscription: Parameters<typeof owedWords>[0] }) {
  return owedWords(subscription);
}
