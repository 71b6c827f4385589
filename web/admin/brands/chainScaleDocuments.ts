import { graphql } from '../../gql/gql.ts';

export const ChainScalesDocument = graphql(`
  query ChainScales {
    brands(withoutLocations: true) {
      id
      name
      locations
      ...ChainScaleOfBrand @unmask
    }
  }
`);

export const ChainScaleOfBrand = graphql(`
  fragment ChainScaleOfBrand on Brand {
    chainScale
    chainScaleSource
    chainScaleChecked
    isChainScaleEdited
  }
`);

export const SetBrandChainScaleDocument = graphql(`
  mutation SetBrandChainScale($input: SetBrandChainScaleInput!) {
    setBrandChainScale(input: $input) {
      brand {
        id
        ...ChainScaleOfBrand @unmask
      }
      errors {
        field
        message
      }
    }
  }
`);
