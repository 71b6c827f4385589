import { graphql } from '../../gql/gql.ts';

export const BrandRulesDocument = graphql(`
  query BrandRules($first: Int!, $after: String) {
    brandRules(first: $first, after: $after) {
      nodes {
        ruleId
        matchText
        excludeTexts
        isOwn
        isDisabled
        isEdited
        fileExcludeTexts
        names
        hotels
        brand {
          id
          name
        }
        fileBrand {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const BrandCorrectionsDocument = graphql(`
  query BrandCorrections($first: Int!, $after: String) {
    brandCorrections(first: $first, after: $after) {
      nodes {
        correctionId
        hotelName
        reason
        madeAt
        madeBy
        endedAt
        endedBy
        brand {
          name
        }
        hotel {
          name
          taxpayerNumber
          locationNumber
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const BrandChangesDocument = graphql(`
  query BrandChanges {
    brandChanges(first: 100) {
      nodes {
        changeId
        kind
        matchText
        hotelName
        madeAt
        madeBy
        state
        doneAt
        hotels
      }
    }
  }
`);

export const BrandPreviewDocument = graphql(`
  query BrandPreview($input: BrandPreviewInput!) {
    brandPreview(input: $input) {
      stamp
      errors {
        field
        code
        message
      }
      rebrandings(first: 500) {
        totalCount
        nodes {
          hotelName
          months
          firstMonth
          lastMonth
          from {
            name
          }
          to {
            name
          }
          hotel {
            id
            name
            taxpayerNumber
            locationNumber
            addressCity
          }
        }
      }
    }
  }
`);

export const CorrectableHotelDocument = graphql(`
  query CorrectableHotel($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      name
      address
      addressCity
      roomCapacity
      brandMatch {
        isCorrected
        isSimilar
        brand {
          name
        }
        rule {
          matchText
          excludeTexts
        }
      }
      filings(first: 500) {
        nodes {
          locationName
        }
      }
    }
  }
`);

export const BrandNamesDocument = graphql(`
  query BrandNames {
    brands(withoutLocations: true) {
      id
      name
    }
  }
`);

export const AddBrandRuleDocument = graphql(`
  mutation AddBrandRule($input: AddBrandRuleInput!) {
    addBrandRule(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const ChangeBrandRuleDocument = graphql(`
  mutation ChangeBrandRule($input: ChangeBrandRuleInput!) {
    changeBrandRule(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const CorrectHotelBrandDocument = graphql(`
  mutation CorrectHotelBrand($input: CorrectHotelBrandInput!) {
    correctHotelBrand(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const WithdrawBrandCorrectionDocument = graphql(`
  mutation WithdrawBrandCorrection($input: WithdrawBrandCorrectionInput!) {
    withdrawBrandCorrection(input: $input) {
      errors {
        field
        code
        message
      }
    }
  }
`);
