import type { FormattedExecutionResult } from 'graphql';
import { answerText } from '../limits/answerText.ts';

type Data = Record<string, unknown>;
type OnText = (text: string | null) => void;

// GraphQL hands on an answer's data only, so the text belongs to that object, and goes with it.
const texts = new WeakMap<Data, string>();
const waiting = new WeakMap<Data, OnText>();

/** Empty data that stands for a stored answer. */
export function dataOfText(text: string): Data {
  const data: Data = {};
  texts.set(data, text);
  return data;
}

export function hasText(data: Data): boolean {
  return texts.has(data);
}

/** Calls back with the text of an answer once it is written, or with null if that fails. */
export function onceWritten(data: Data, onText: OnText): void {
  waiting.set(data, onText);
}

/** The JSON of a result. The stored text lacks its extensions, which are about one call. */
export async function resultText({ extensions, ...result }: FormattedExecutionResult): Promise<string> {
  const text = await plainText(result);
  return extensions === undefined ? text : `${text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}`;
}

async function plainText(result: FormattedExecutionResult): Promise<string> {
  const data = result.data ?? null;
  const known = data === null ? undefined : texts.get(data);
  if (known !== undefined) return known;
  const onText = data === null ? undefined : waiting.get(data);
  let text: string | null = null;
  try {
    return (text = await answerText(result));
  } finally {
    onText?.(text);
  }
}

/** Data of a result that is not sent as it is. */
export async function resultData<Result extends Data>(data: Result): Promise<Result> {
  const known = texts.get(data);
  if (known !== undefined) return (JSON.parse(known) as { data: Result }).data;
  if (waiting.has(data)) await resultText({ data });
  return data;
}
