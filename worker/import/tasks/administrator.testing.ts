import { expect } from 'vitest';
import type { TestServer } from '../../../server/launch/test/query.ts';

const admin = { as: 'admin' } as const;

export interface Payload {
  import: { importId: number } | null;
  task: { taskId: number; state: string } | null;
  errors: { code: string; field: string | null; message: string }[];
}

const TASK = `query ($id: Int!) { dataTask(taskId: $id) { kind state stage message fileName note requestedBy
  effect { added removed changed firstMonth receiptsAfter }
  comparisons { fileName added changed retired all { before after } byProperty { name } byCity { name change } } } }`;

/** Sends the queries and mutations of the data page as an administrator. */
export function administrator(server: TestServer) {
  /** A mutation by an administrator, with the fields of its input. */
  async function act(name: string, input: string): Promise<Payload> {
    const of =
      name.endsWith('Import') && name !== 'compareImport' ? 'import { importId }' : 'task { taskId state }';
    const document = `mutation { ${name}(input: { ${input} }) { ${of} errors { code field message } } }`;
    const answer = await server.query<Record<string, Payload>>(document, {}, admin);
    return answer[name] ?? expect.fail('no payload');
  }

  async function imports(isOpen: boolean): Promise<Record<string, unknown>[]> {
    const document = `query ($isOpen: Boolean) { imports(first: 10, isOpen: $isOpen) { nodes {
      importId state message requestedBy note repeatOf repeatedBy canAccept canCancel canRetry
      releases { fileName refused checks { severity rows } } } } }`;
    return (await server.query<{ imports: { nodes: [] } }>(document, { isOpen }, admin)).imports.nodes;
  }

  async function task({ task: asked }: Payload): Promise<Record<string, unknown>> {
    const { dataTask } = await server.query<{ dataTask: Record<string, unknown> }>(
      TASK,
      { id: asked?.taskId },
      admin,
    );
    return dataTask;
  }

  async function audited(): Promise<string[]> {
    const { auditLog } = await server.query<{
      auditLog: { nodes: { action: string; actorEmail: string }[] };
    }>('{ auditLog(first: 50) { nodes { action actorEmail } } }', {}, admin);
    return auditLog.nodes.map(({ action, actorEmail }) => `${action} ${actorEmail}`);
  }
  return { act, imports, task, audited };
}
