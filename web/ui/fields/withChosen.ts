interface Option<T extends string> {
  value: T;
  label: string;
}

/**
 * The options, and one for a chosen value that is not among them, as while they load: else the first would seem chosen,
 * such as “Any”, or a number would show.
 */
export function withChosen<T extends string>(
  options: readonly Option<T>[],
  chosen: T,
  label: string,
): Option<T>[] {
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? [...options] : [...options, { value: chosen, label }];
}
