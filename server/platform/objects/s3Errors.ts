import type { S3Settings } from '../envStore.ts';
import { StoreError } from './objectStore.ts';

/** Facts of an error of Amazon's library. */
interface Facts {
  name: string;
  status: number | null;
}

function factsOf(error: unknown): Facts {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return { name, status: $metadata?.httpStatusCode ?? null };
}

/** True if the answer is that there is no such object. */
export function isMissing(error: unknown): boolean {
  const { name, status } = factsOf(error);
  return name === 'NoSuchKey' || name === 'NotFound' || (status === 404 && name !== 'NoSuchBucket');
}

/** An error as a sentence that says what to do. */
export function storeError({ bucket, endpoint }: S3Settings, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { name, status } = factsOf(error);
  const place = `The store s3://${bucket} at ${endpoint ?? 'Amazon'}`;
  const tell = (sentence: string): StoreError => new StoreError(sentence, { cause: error });
  if (status === 401 || status === 403) {
    const rights = 'that they may list, read, write and delete in this bucket';
    return tell(
      `${place} refuses access (${name}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and ${rights}.`,
    );
  }
  if (name === 'NoSuchBucket' || status === 404)
    return tell(`${place} has no such bucket. Check S3_BUCKET and S3_REGION.`);
  if (name === 'CredentialsProviderError')
    return tell(`${place} needs keys. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
  if (status === 429 || (status !== null && status >= 500))
    return tell(`${place} is not available (${String(status)} ${name}). Try again later.`);
  const reason = error instanceof Error ? error.message : String(error);
  if (status === null)
    return tell(`${place} cannot be reached: ${reason}. Check S3_ENDPOINT, or try again later.`);
  return tell(`${place} answered with ${String(status)} ${name}: ${reason}.`);
}
