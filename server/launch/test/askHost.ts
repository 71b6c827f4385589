import type { Template } from './template.ts';
import { waitForAnswer } from './waitForAnswer.ts';

/** Facts about the run's servers that a test process needs. */
export interface Hosted {
  databaseUrl: string;
  redisUrl: string;
  /** The database to copy. */
  template: string;
  /** Raw files and emails that belong to the template. */
  dataDir: string;
}

/** Either the answer, or the reason why there is none. */
export interface HostAnswer {
  hosted?: Hosted;
  error?: string;
}

const answers = new Map<string, Promise<Hosted>>();

/** The run's servers, and the database that a template is in; filled now if nobody asked for it before. */
export function askHost(host: string, template: Template = { kind: 'empty' }): Promise<Hosted> {
  const question = JSON.stringify(template);
  const answer = answers.get(question) ?? ask(host, question);
  answers.set(question, answer);
  return answer;
}

async function ask(host: string, question: string): Promise<Hosted> {
  const { body } = await waitForAnswer(host, question);
  const { hosted, error } = JSON.parse(body) as HostAnswer;
  if (!hosted) throw new Error(error);
  return hosted;
}
