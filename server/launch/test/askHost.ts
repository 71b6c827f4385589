import type { Template } from './template.ts';

/** What a test process needs to know of the servers of its run. */
export interface Hosted {
  databaseUrl: string;
  redisUrl: string;
  /** The database to copy. */
  template: string;
  /** Raw files and mails that belong to the template. */
  dataDir: string;
}

/** Either what was asked for, or why it cannot be had. */
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

async function ask(host: string, body: string): Promise<Hosted> {
  const response = await fetch(host, { method: 'POST', body });
  const { hosted, error } = (await response.json()) as HostAnswer;
  if (!hosted) throw new Error(error);
  return hosted;
}
