import { z } from 'zod';
import { EnvError } from './envError.ts';
import { webUrl } from './envKinds.ts';
import type { TracingSettings } from './metrics/tracing/tracing.ts';

export const tracingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl('http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
};

/** Null if nothing is traced. Throws {@link EnvError}. */
export function tracingOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: z.infer<z.ZodObject<typeof tracingShape>>): TracingSettings | null {
  return url === undefined ? null : { url, headers: headersOf(headers ?? '') };
}

/** As the standard has them: `api-key=secret,tenant=texas`. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((part) => part.trim() || []);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1)
        throw new EnvError('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=secret,tenant=texas.');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}
