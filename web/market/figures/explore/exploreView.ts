/** Forms in which the explorer shows its rows, as the address names them. */
export const VIEW = { view: 'table', scale: 'same' };

export type View = typeof VIEW;

export const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'charts', label: 'Small charts' },
] as const;

export const SCALES = [
  { value: 'same', label: 'One scale', name: 'One scale for all charts' },
  { value: 'own', label: 'Separate scales', name: 'A separate scale for each chart' },
] as const;
