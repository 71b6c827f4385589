import './editorWorkers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import type { ReactNode } from 'react';
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx';
import { askGraphql } from './askGraphql.ts';
import { CopyButton } from './CopyButton.tsx';
import { ExportQueryButton } from './ExportQueryButton.tsx';
import { ExamplesIcon, ExamplesPane } from './ExamplesPane.tsx';
import { examples } from './examples.ts';
import { OpenedQueries } from './OpenedQueries.tsx';
import { PlainTabs } from './PlainTabs.tsx';
import styles from './Explorer.module.css';

const EXAMPLES = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPane };
const PLUGINS = [EXAMPLES, HISTORY_PLUGIN];

/** The first example, until the member has written a query. */
function firstQuery(): { initialQuery?: string; initialVariables?: string } {
  const [first] = examples;
  if (first === undefined || localStorage.getItem('graphiql:tabState') !== null) return {};
  return { initialQuery: first.query, initialVariables: JSON.stringify(first.variables, null, 2) };
}

/** GraphiQL over our own API: editor, answer, documentation of the schema, history and examples. */
export function Explorer() {
  const { name } = useTheme();
  return (
    <div className={styles.explorer}>
      <GraphiQL
        fetcher={askGraphql}
        plugins={PLUGINS}
        visiblePlugin={EXAMPLES}
        forcedTheme={name}
        isHeadersEditorEnabled={false}
        defaultEditorToolsVisibility="variables"
        {...firstQuery()}
        inputValueDeprecation
        schemaDescription
      >
        <GraphiQL.Logo>
          <span />
        </GraphiQL.Logo>
        <GraphiQL.Toolbar>{toolbar}</GraphiQL.Toolbar>
      </GraphiQL>
    </div>
  );
}

interface Tools {
  prettify: ReactNode;
  copy: ReactNode;
  merge: ReactNode;
}

function toolbar({ prettify, merge }: Tools): ReactNode {
  return (
    <>
      {prettify}
      {merge}
      <CopyButton />
      <ExportQueryButton />
      <OpenedQueries />
      <PlainTabs />
    </>
  );
}
