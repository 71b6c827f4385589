import { graphql } from '../../../gql/gql.ts';
import type { PortfoliosQuery } from '../../../gql/graphql.ts';

export const PortfoliosDocument = graphql(`
  query Portfolios($product: Product) {
    portfolios(product: $product, first: 500) {
      nodes {
        id
        name
        product
        createdAt
        propertyCount
      }
    }
  }
`);

export const CreatePortfolioDocument = graphql(`
  mutation CreatePortfolio($input: CreatePortfolioInput!) {
    createPortfolio(input: $input) {
      portfolio {
        id
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

export const DeletePortfolioDocument = graphql(`
  mutation DeletePortfolio($input: DeletePortfolioInput!) {
    deletePortfolio(input: $input) {
      ok
      errors {
        message
      }
    }
  }
`);

export const AddToPortfolioDocument = graphql(`
  mutation AddToPortfolio($input: PortfolioPropertyInput!) {
    addToPortfolio(input: $input) {
      portfolio {
        id
        name
        propertyCount
      }
      notice
      errors {
        message
      }
    }
  }
`);

export const RemoveFromPortfolioDocument = graphql(`
  mutation RemoveFromPortfolio($input: PortfolioPropertyInput!) {
    removeFromPortfolio(input: $input) {
      portfolio {
        id
        propertyCount
      }
      errors {
        message
      }
    }
  }
`);

/** In one request, so that a property never comes back without its note. */
export const PutBackInPortfolioDocument = graphql(`
  mutation PutBackInPortfolio($input: PortfolioPropertyInput!, $noted: PortfolioNoteInput!) {
    addToPortfolio(input: $input) {
      portfolio {
        id
        propertyCount
      }
      errors {
        message
      }
    }
    noteInPortfolio(input: $noted) {
      errors {
        message
      }
    }
  }
`);

export const NoteInPortfolioDocument = graphql(`
  mutation NoteInPortfolio($input: PortfolioNoteInput!) {
    noteInPortfolio(input: $input) {
      ok
      errors {
        message
      }
    }
  }
`);

export type ListedPortfolio = PortfoliosQuery['portfolios']['nodes'][number];
