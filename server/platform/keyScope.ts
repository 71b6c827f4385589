import { AppError } from './errors.ts';

/** The right of an API key to read one kind of data. */
export const KeyScope = { FIGURES: 'FIGURES', EXPORTS: 'EXPORTS', PORTFOLIOS: 'PORTFOLIOS' } as const;
export type KeyScope = keyof typeof KeyScope;

/** The refusal FORBIDDEN of an API key without a scope. */
export function lacksScope(scope: KeyScope): AppError {
  const message = `This API key lacks the scope ${scope}. Create a key with it in My Account.`;
  return new AppError('FORBIDDEN', message);
}
