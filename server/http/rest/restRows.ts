import type { Request, Response } from 'express';
import { badInput } from '../../platform/errors.ts';
import { isHarmless } from '../../platform/lib/exports/harmless.ts';

const MOST_ROWS = 1_000;

type Row = Record<string, unknown>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A page of a list if the caller asks for one, with the addresses of the others in `Link`, as RFC 8288 and GitHub have
 * it. Throws BAD_USER_INPUT.
 */
export function pageOf(answer: unknown, request: Request, response: Response): unknown {
  if (request.method !== 'GET' || !Array.isArray(answer) || request.query['per_page'] === undefined)
    return answer;
  const size = countIn(request, 'per_page', MOST_ROWS);
  const last = Math.max(1, Math.ceil(answer.length / size));
  const page = request.query['page'] === undefined ? 1 : countIn(request, 'page', Number.MAX_SAFE_INTEGER);
  const address = (to: number): string => {
    return `<${request.baseUrl}${request.path}?page=${String(to)}&per_page=${String(size)}>`;
  };
  const links = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as const] : []),
    ...(page < last ? [['next', page + 1] as const] : []),
    ['last', last],
  ] as const;
  response.set('Link', links.map(([rel, to]) => `${address(to)}; rel="${rel}"`).join(', '));
  response.set('X-Total-Count', String(answer.length));
  return answer.slice((page - 1) * size, page * size);
}

function countIn({ query }: Request, name: string, most: number): number {
  const text = query[name];
  const count = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw badInput(`${name} must be a whole number from 1 to ${String(most)}.`);
  return count;
}

/** The list as CSV, if the caller prefers that to JSON and each row is an object; else null. */
export function csvOf(answer: unknown, request: Request): string | null {
  if (!Array.isArray(answer) || !answer.every(isRow)) return null;
  if (request.accepts(['json', 'csv']) !== 'csv') return null;
  const names = [...new Set(answer.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...answer.map((row) => names.map((name) => row[name]))];
  return lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  const text = isHarmless(plain) ? plain : `'${plain}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
