import type * as S3 from '@aws-sdk/client-s3';
import type { S3Settings } from '../envStore.ts';

type Library = typeof S3;

export interface S3Place {
  settings: S3Settings;
  library: Library;
  client: S3.S3Client;
  patience: S3Patience;
}

interface S3Patience {
  /** Times that a question is sent, and that a download may break off; waits between them grow. */
  attempts: number;
  /** First wait before a download that broke off begins again. */
  waitMs: number;
}

const patient: S3Patience = { attempts: 4, waitMs: 500 };

/** Connects to no server yet. Amazon's library takes long to load, so it is loaded only here. */
export async function openS3(settings: S3Settings, patience = patient): Promise<S3Place> {
  const library = await import('@aws-sdk/client-s3');
  const { region, endpoint, keys } = settings;
  const client = new library.S3Client({
    region,
    maxAttempts: patience.attempts,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    // Checksums are ours: SHA-256 on the way there, and on the way back that of the bytes that were stored.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  });
  return { settings, library, client, patience };
}
