import { graphql } from '../../gql/gql.ts';

export const NewsFeedDocument = graphql(`
  query NewsFeed {
    newsFeed {
      createdAt
      lastReadAt
    }
  }
`);

export const CreateNewsFeedDocument = graphql(`
  mutation CreateNewsFeed {
    createNewsFeed {
      address
      errors {
        message
      }
    }
  }
`);

export const DeleteNewsFeedDocument = graphql(`
  mutation DeleteNewsFeed {
    deleteNewsFeed {
      errors {
        message
      }
    }
  }
`);

export const NewsWebhookDocument = graphql(`
  query NewsWebhook {
    newsWebhook {
      url
      createdAt
      offAt
      offAnswer
      calls {
        createdAt
        isTest
        fileName
        outcome
        answer
        attempts
      }
    }
  }
`);

export const SetNewsWebhookDocument = graphql(`
  mutation SetNewsWebhook($input: SetNewsWebhookInput!) {
    setNewsWebhook(input: $input) {
      secret
      errors {
        field
        message
      }
    }
  }
`);

export const TestNewsWebhookDocument = graphql(`
  mutation TestNewsWebhook {
    testNewsWebhook {
      errors {
        message
      }
    }
  }
`);

export const ResumeNewsWebhookDocument = graphql(`
  mutation ResumeNewsWebhook {
    resumeNewsWebhook {
      errors {
        message
      }
    }
  }
`);

export const DeleteNewsWebhookDocument = graphql(`
  mutation DeleteNewsWebhook {
    deleteNewsWebhook {
      errors {
        message
      }
    }
  }
`);
