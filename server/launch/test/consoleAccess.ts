import type { FieldAccess } from './billingAccess.ts';

const IMPORT = 'input: { importId: 99, note: "" }';
const PAIR = 'input: { zip: "79843", address: "1 A ST", otherAddress: "2 B ST", note: "" }';
const RELEASE = 'input: { releaseId: "release:99", note: "" }';

/** Access to imports, to similar addresses, and to tasks that change what is published. */
export const consoleFields: Record<string, FieldAccess> = {
  dataFreshness: ['admins', '{ dataFreshness { state } }'],
  dataQueue: ['admins', '{ dataQueue { waiting } }'],
  dataTask: ['admins', '{ dataTask(taskId: 9) { state } }'],
  dataTasks: ['admins', '{ dataTasks(first: 1) { totalCount } }'],
  importMails: ['admins', '{ importMails { isOn } }'],
  setImportMails: ['admins', 'mutation { setImportMails(input: { isOn: true }) { ok } }'],
  import: ['admins', '{ import(importId: 9) { state } }'],
  imports: ['admins', '{ imports(first: 1) { totalCount } }'],
  premisesPairs: ['admins', '{ premisesPairs(first: 1) { totalCount } }'],
  decidePremises: ['admins', `mutation { decidePremises(${PAIR}) { errors { code } } }`],
  acceptImport: ['admins', `mutation { acceptImport(${IMPORT}) { errors { code } } }`],
  cancelImport: ['admins', `mutation { cancelImport(${IMPORT}) { errors { code } } }`],
  retryImport: ['admins', `mutation { retryImport(${IMPORT}) { errors { code } } }`],
  compareImport: ['admins', 'mutation { compareImport(input: { importId: 99 }) { errors { code } } }'],
  compareRelease: [
    'admins',
    'mutation { compareRelease(input: { releaseId: "release:99" }) { errors { code } } }',
  ],
  undoRelease: ['admins', `mutation { undoRelease(${RELEASE}) { errors { code } } }`],
  cancelDataTask: ['admins', 'mutation { cancelDataTask(input: { taskId: 99 }) { errors { code } } }'],
  redoRelease: ['admins', `mutation { redoRelease(${RELEASE}) { errors { code } } }`],
};
