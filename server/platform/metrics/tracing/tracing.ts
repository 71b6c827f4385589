export interface TracingSettings {
  /** Address of a collector, such as `http://localhost:4318`. */
  url: string;
  /** Headers such as a key of the collector. */
  headers: Record<string, string>;
}

/** Facts of a span. Never a person's data, a token, a value of a statement or a variable of an operation. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface OpenSpan {
  /** Id of the trace for the log; null if nothing is traced. */
  readonly traceId: string | null;
  /** Ends the span, under its final name. */
  end: (facts?: SpanFacts, name?: string) => void;
}

/** Traces of what the product does, sent to a collector of OpenTelemetry. */
export interface Tracing {
  /** Runs the work in a new span; spans of the same work that begin later are its children. `end` ends it. */
  begin: <T>(name: string, work: (span: OpenSpan) => T) => T;
  /** Runs the work in a span that ends with it. */
  during: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Adds a span that ends now, if it belongs to another. Call it in the context of that one. */
  ended: (name: string, seconds: number, facts?: SpanFacts) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
}

const noSpan: OpenSpan = { traceId: null, end: () => undefined };

/** Nothing is traced, and nothing is loaded for it. */
export const noTracing: Tracing = {
  begin: (_name, work) => work(noSpan),
  during: (_name, work) => work(),
  ended: () => undefined,
  close: () => Promise.resolve(),
};
