import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../gql/gql.ts';

const AboutDocument = graphql(`
  query About {
    about {
      productName
      synthetic
    }
  }
`);

export interface About {
  productName: string;
  /** True where the published figures are the synthetic sample. */
  synthetic: boolean;
}

/** What this installation is called and whether its figures are invented; known on every page. */
export function useAbout(): About {
  const { data } = useQuery(AboutDocument);
  return data?.about ?? { productName: 'Texas Receipts', synthetic: false };
}

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { productName } = useAbout();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
