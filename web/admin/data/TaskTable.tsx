import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { TaskFields } from './dataDocuments.ts';
import { messageText, TASK_KINDS, TASK_STATES, taskText } from './dataText.ts';
import { fileColumn } from './fileColumn.tsx';
import { effectOf } from './UndoDialog.tsx';

const columns: readonly Column<TaskFields>[] = [
  fileColumn('Change', whatOf),
  textColumn('state', 'State', stateOf, 'phone'),
  {
    key: 'at',
    title: 'Requested',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatMoment(createdAt),
    shown: 'tablet',
  },
  textColumn('by', 'By', ({ requestedBy }) => requestedBy, 'tablet'),
  textColumn('note', 'Note', ({ note }) => note ?? '', 'desktop'),
];

function whatOf({ kind, fileName }: TaskFields): string {
  return `${TASK_KINDS[kind]} of ${fileName}`;
}

function stateOf(task: TaskFields): string {
  return task.state === 'WAITING' || task.state === 'RUNNING' ? taskText(task) : TASK_STATES[task.state];
}

/** Sentences about the effect of a task, or the reason for a refusal or failure. */
function reasonsOf(task: TaskFields): readonly string[] {
  return task.message === null ? effectOf(task) : [messageText(task.message)];
}

/** Undos and redos that administrators asked for, and what became of them. */
export function TaskTable({ tasks }: { tasks: readonly TaskFields[] | null }) {
  return (
    <ReceiptsTable
      title="Undos and redos"
      columns={columns}
      rows={tasks}
      rowKey={({ taskId }) => String(taskId)}
      prefix="task."
      sort="-at"
      reasonsOf={reasonsOf}
      {...(tasks?.length === 0 && { unknown: 'No release has been undone yet.' })}
    />
  );
}
