import { formatCount } from './formatMoney.ts';

/** A number of things, in singular or plural: `1 filing`, `1,234 filings`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
