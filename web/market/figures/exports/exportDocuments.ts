import { graphql } from '../../../gql/gql.ts';

export const ExportLineFragment = graphql(`
  fragment ExportLine on Export {
    id
    dataSet
    format
    title
    state
    rows
    bytes
    message
    createdAt
    expiresAt
    link
    notPublished
    releases {
      fileName
    }
  }
`);

export const ExportsDocument = graphql(`
  query Exports {
    exports(first: 100) {
      nodes {
        id
        state
        ...ExportLine
      }
    }
    billing {
      exportsPerDay
    }
  }
`);

export const StartExportDocument = graphql(`
  mutation StartExport($input: StartExportInput!) {
    startExport(input: $input) {
      export {
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

export const DeleteExportDocument = graphql(`
  mutation DeleteExport($input: DeleteExportInput!) {
    deleteExport(input: $input) {
      ok
      errors {
        field
        code
        message
      }
    }
  }
`);
