import type { FieldAccess } from './billingAccess.ts';

const IMPORT = 'input: { importId: 99, note: "" }';
const RELEASE = 'input: { releaseId: "release:99", note: "" }';

/** Access to imports, and to tasks that change what is published. */
export const consoleFields: Record<string, FieldAccess> = {
  dataFreshness: ['admins', '{ dataFreshness { state } }'],
  dataQueue: ['admins', '{ dataQueue { waiting } }'],
  dataTask: ['admins', '{ dataTask(taskId: 9) { state } }'],
  dataTasks: ['admins', '{ dataTasks(first: 1) { totalCount } }'],
  import: ['admins', '{ import(importId: 9) { state } }'],
  imports: ['admins', '{ imports(first: 1) { totalCount } }'],
  acceptImport: ['admins', `mutation { acceptImport(${IMPORT}) { errors { code } } }`],
  cancelImport: ['admins', `mutation { cancelImport(${IMPORT}) { errors { code } } }`],
  retryImport: ['admins', `mutation { retryImport(${IMPORT}) { errors { code } } }`],
  compareImport: ['admins', 'mutation { compareImport(importId: 99) { errors { code } } }'],
  compareRelease: ['admins', 'mutation { compareRelease(releaseId: "release:99") { errors { code } } }'],
  undoRelease: ['admins', `mutation { undoRelease(${RELEASE}) { errors { code } } }`],
  redoRelease: ['admins', `mutation { redoRelease(${RELEASE}) { errors { code } } }`],
};
