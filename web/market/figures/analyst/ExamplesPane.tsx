import { useQuery } from '@apollo/client/react';
import { useGraphiQLActions } from '@graphiql/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { Example } from './examples.ts';
import { examples } from './examples.ts';
import { useEditors } from './useEditors.ts';
import styles from './ExamplesPane.module.css';

export function ExamplesIcon() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 4h12v9H9l-3 3v-3H4V4Z M7 7h6 M7 10h4" />
    </svg>
  );
}

const LargestOwnerDocument = graphql(`
  query LargestOwner {
    rankOwners(product: HOTEL, first: 1) {
      nodes {
        subject {
          ... on Owner {
            id
            number
          }
        }
      }
    }
  }
`);

/** Variables of an example, about an owner whom the releases have. */
function useVariables({ variables }: Example): Example['variables'] {
  const { data } = useQuery(LargestOwnerDocument);
  const largest = data?.rankOwners.nodes[0]?.subject;
  if (!('owner' in variables) || !largest || !('number' in largest)) return variables;
  return { ...variables, owner: largest.number };
}

/** Questions with the queries that answer them. */
export function ExamplesPane() {
  return (
    <section className={styles.pane} aria-label="Examples">
      <h2>Examples</h2>
      <p>Each opens in its own tab and runs at once. Change the variables below the query.</p>
      <ul>
        {examples.map((example) => (
          <li key={example.id}>
            <ExampleButton example={example} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={routes.aboutData}>About the data</Link> defines every figure.
      </p>
    </section>
  );
}

function ExampleButton({ example }: { example: Example }) {
  const { question, query } = example;
  const variables = useVariables(example);
  const { areReady, open } = useEditors();
  const actions = useGraphiQLActions();
  const show = (): void => {
    open([{ query, variables: JSON.stringify(variables, null, 2) }]);
    actions.run();
  };
  return (
    <button type="button" className={styles.example} disabled={!areReady} onClick={show}>
      {question}
    </button>
  );
}
