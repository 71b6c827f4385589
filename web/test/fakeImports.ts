const at = '2026-11-20T10:00:00Z';

/** A published import. */
const imported = {
  importId: 7,
  fileName: 'HOT2609.CSV',
  bytes: 2_000_000,
  stage: null,
  rowsRead: 0,
  rowsPerSecond: null,
  message: null,
  requestedBy: null,
  note: null,
  cancelledBy: null,
  cancelNote: null,
  repeatOf: null,
  repeatedBy: null,
  createdAt: at,
  startedAt: at,
  finishedAt: at,
  canAccept: false,
  canCancel: false,
  canRetry: false,
  releases: [] as unknown[],
};
export const running = {
  ...imported,
  state: 'RUNNING',
  stage: 'stage',
  rowsRead: 12_000,
  rowsPerSecond: 6_000,
  canCancel: true,
};
/** An import that a check held back. */
export const held = {
  ...imported,
  importId: 6,
  state: 'HELD',
  canAccept: true,
  canCancel: true,
  message:
    'Held back as incomplete: 2026-09 has 9 rows. Wait for a complete issue, or accept it as it is (--accept-incomplete).',
};
/** An import whose release was refused. */
export const refused = {
  ...imported,
  importId: 5,
  state: 'REFUSED',
  canRetry: true,
  releases: [
    {
      fileName: 'HOT2609.CSV',
      product: 'HOTEL',
      format: 'H2',
      outcome: 'refused',
      message: null,
      firstMonth: '2026-09',
      lastMonth: '2026-09',
      rows: 9,
      accepted: 8,
      refused: 1,
      added: 0,
      changed: 0,
      retired: 0,
      unchanged: 0,
      total: 80,
      statesTax: false,
      taxable: null,
      releaseId: null,
      checks: [{ severity: 'REFUSED', finding: 'cannot be read', rows: 1 }],
      refusals: [{ line: 4, column: 'Period', value: '=2026', reason: 'is no month' }],
    },
  ],
};

export const release = {
  id: 'release:3',
  fileName: 'HOT2608.ZIP',
  product: 'HOTEL',
  firstMonth: '2026-08',
  lastMonth: '2026-08',
  rows: 9,
  added: 9,
  changed: 0,
  retired: 0,
  total: 80,
  statesTax: false,
  synthetic: false,
  publishedAt: at,
  undoneAt: null,
  undoReason: null,
};
/** Effect of an undo. */
const effect = {
  added: 1,
  removed: 9,
  changed: 0,
  attributed: 0,
  firstMonth: '2026-08',
  lastMonth: '2026-08',
  receiptsBefore: 80,
  receiptsAfter: 10,
  propertiesHidden: 8,
  propertiesShown: 0,
  decisionsAtRest: 0,
};
/** A finished preview of an undo. */
export const task = {
  taskId: 1,
  kind: 'PREVIEW_UNDO',
  state: 'DONE',
  fileName: 'HOT2608.ZIP',
  requestedBy: 'ana@example.com',
  note: null,
  stage: null,
  message: null,
  createdAt: at,
  finishedAt: at,
  effect,
  comparisons: [],
  canCancel: false,
};
