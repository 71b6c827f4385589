import { z } from 'zod';
import { EnvError } from './envError.ts';
import { webUrl, whole } from './envKinds.ts';

/** An S3-compatible store for raw releases and backups. */
export interface S3Settings {
  bucket: string;
  /** Beginning of all keys, without slashes at its ends; empty for none. */
  prefix: string;
  region: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  /** Null if the machine or its container has rights of its own, as on Amazon's. */
  keys: { id: string; secret: string } | null;
}

/** Limits of the raw releases that are kept; null for none. */
export interface RawLimits {
  days: number | null;
  megabytes: number | null;
}

export const noRawLimits: RawLimits = { days: null, megabytes: null };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

export const storeShape = {
  S3_BUCKET: z.string().regex(BUCKET, 'must be the name of a bucket, such as texas-receipts').optional(),
  S3_PREFIX: z
    .string()
    .regex(PREFIX, 'must be a path without slashes at its ends, such as texas')
    .prefault('texas-receipts'),
  S3_REGION: z.string().max(50, 'must have at most 50 characters').default('us-east-1'),
  S3_ENDPOINT: webUrl('https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RAW_KEEP_DAYS: whole(1, 36_500).optional(),
  RAW_KEEP_MEGABYTES: whole(1, 100_000_000).optional(),
};

type Given = z.infer<z.ZodObject<typeof storeShape>>;

/** Null if files stay on this machine. Throws {@link EnvError} for half a configuration. */
export function s3Of(given: Given): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_ENDPOINT } = given;
  if ((id === undefined) !== (secret === undefined)) {
    throw new EnvError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.');
  }
  if (bucket === undefined) {
    if (S3_ENDPOINT === undefined && id === undefined) return null;
    throw new EnvError('S3_BUCKET must be given with the other variables of the store.');
  }
  return {
    bucket,
    prefix: given.S3_PREFIX,
    region: given.S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    keys: id === undefined || secret === undefined ? null : { id, secret },
  };
}

export function rawLimitsOf({ RAW_KEEP_DAYS, RAW_KEEP_MEGABYTES }: Given): RawLimits {
  return { days: RAW_KEEP_DAYS ?? null, megabytes: RAW_KEEP_MEGABYTES ?? null };
}
