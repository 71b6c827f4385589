/** The mistakes in a form's fields; '' marks a field whose message is shown at another one. */
export type Problems = Readonly<Record<string, string>>;

export const NO_PROBLEMS: Problems = {};

/** The problems of a form whose fields may not be empty: the message once, at the first empty one. */
export function emptyFields(values: Readonly<Record<string, string>>, message: string): Problems | null {
  const empty = Object.keys(values).filter((field) => values[field]?.trim() === '');
  if (empty.length === 0) return null;
  return Object.fromEntries(empty.map((field, index) => [field, index === 0 ? message : '']));
}
