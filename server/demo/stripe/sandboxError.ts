/** A refusal in Stripe's words. */
export class SandboxError extends Error {
  override name = 'SandboxError';

  constructor(
    readonly status: number,
    readonly body: SandboxErrorBody,
  ) {
    super(body.message);
  }
}

export interface SandboxErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

export function invalid(message: string, more: Partial<SandboxErrorBody> = {}): SandboxError {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...more });
}

export function missing(what: string, id: string): SandboxError {
  const message = `No such ${what.replaceAll('_', ' ')}: '${id}'`;
  return new SandboxError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message,
  });
}

/** A card that is refused. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export function declined(decline: Decline): SandboxError {
  return new SandboxError(402, { type: 'card_error', ...decline });
}
