import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

const workers: Readonly<Record<string, new () => Worker>> = { json: JsonWorker, graphql: GraphqlWorker };

/** Tells the editors of their workers, which are files of our own origin. */
Object.assign(globalThis, {
  MonacoEnvironment: { getWorker: (_id: string, label: string) => new (workers[label] ?? EditorWorker)() },
});
