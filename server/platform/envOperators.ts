import { z } from 'zod';
import { EnvError } from './envError.ts';
import { url } from './envKinds.ts';

/** Destinations of messages about imports. */
export interface OperatorSettings {
  /** Addresses in addition to those of administrators. */
  mails: string[];
  /** Null if no webhook is called. */
  webhook: { url: string; secret: string } | null;
}

export const noOperators: OperatorSettings = { mails: [], webhook: null };

const MAILBOX = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}

export const operatorsShape = {
  OPERATOR_MAIL: z
    .string()
    .refine((text) => partsOf(text).every((part) => MAILBOX.test(part)), 'must be email addresses')
    .transform(partsOf)
    .prefault(''),
  OPERATOR_WEBHOOK_URL: url(['https:'], 'https://hooks.example.com/texas').optional(),
  OPERATOR_WEBHOOK_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
};

/** How operators get news. Throws EnvError if only one of the webhook’s address and its secret is given. */
export function operatorsOf(given: z.infer<z.ZodObject<typeof operatorsShape>>): OperatorSettings {
  const { OPERATOR_MAIL: mails, OPERATOR_WEBHOOK_URL: hook, OPERATOR_WEBHOOK_SECRET: secret } = given;
  if (hook === undefined && secret === undefined) return { mails, webhook: null };
  if (hook === undefined || secret === undefined) {
    throw new EnvError('OPERATOR_WEBHOOK_URL and OPERATOR_WEBHOOK_SECRET must be given together.');
  }
  return { mails, webhook: { url: hook, secret } };
}
