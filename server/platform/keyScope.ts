/** The right of an API key to read one kind of data. */
export const KeyScope = { FIGURES: 'FIGURES', EXPORTS: 'EXPORTS', PORTFOLIOS: 'PORTFOLIOS' } as const;
export type KeyScope = keyof typeof KeyScope;
