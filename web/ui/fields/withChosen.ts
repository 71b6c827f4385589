interface Option<T extends string> {
  value: T;
  label: string;
}

/**
 * The options, and the chosen value as one more if it is missing, as while they load. Without it, a browser’s list shows
 * its first option, such as “Any”, and Ant Design’s the bare value.
 */
export function withChosen<T extends string>(
  options: readonly Option<T>[],
  chosen: T,
  label: string,
): Option<T>[] {
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? [...options] : [...options, { value: chosen, label }];
}
