import { graphql } from '../../../gql/gql.ts';

/** The member's views, for the explorer and the palette. */
export const SavedViewsDocument = graphql(`
  query SavedViews {
    savedViews(first: 50) {
      nodes {
        id
        name
        question
      }
    }
  }
`);

export const CreateSavedViewDocument = graphql(`
  mutation CreateSavedView($input: CreateSavedViewInput!) {
    saved: createSavedView(input: $input) {
      savedView {
        id
      }
      errors {
        message
      }
    }
  }
`);

export const ChangeSavedViewDocument = graphql(`
  mutation ChangeSavedView($input: ChangeSavedViewInput!) {
    saved: changeSavedView(input: $input) {
      savedView {
        id
      }
      errors {
        message
      }
    }
  }
`);

export const DeleteSavedViewDocument = graphql(`
  mutation DeleteSavedView($input: DeleteSavedViewInput!) {
    deleteSavedView(input: $input) {
      ok
      errors {
        message
      }
    }
  }
`);
