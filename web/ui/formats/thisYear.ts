/** The calendar year where the reader is. */
export function thisYear(): number {
  return new Date().getFullYear();
}
