import { routes } from '../../../app/paths.ts';

/** The explorer's address with a kept question. */
export function viewPath(question: string): string {
  return question === '' ? routes.explore : `${routes.explore}?${question}`;
}

/** The question in an address, as a view keeps it: its parts in one order, without the page of rows. */
export function questionOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('after');
  params.sort();
  return params.toString();
}
