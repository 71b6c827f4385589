interface Option<T extends string> {
  value: T;
  label: string;
}

/**
 * The options, and one for a chosen value that is not among them, as while they load: else the first would seem chosen,
 * such as “Any”.
 */
export function withChosen<T extends string>(
  options: readonly Option<T>[],
  chosen: T | null,
  label: string,
): Option<T>[] {
  if (chosen === null || options.some(({ value }) => value === chosen)) return [...options];
  return [...options, { value: chosen, label: `The chosen ${label.toLowerCase()}` }];
}
