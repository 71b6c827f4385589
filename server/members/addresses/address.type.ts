import { ArgsType, Field, ObjectType } from 'type-graphql';

@ObjectType('AddressSuggestion', {
  description: 'A suggested address.',
  simpleResolvers: true,
})
export class AddressSuggestion {
  @Field(() => String, { description: 'Id for the query `address`.' })
  placeId!: string;

  @Field(() => String, { description: 'House number and street.' })
  street!: string;

  @Field(() => String, {
    description: 'City, state and country, such as `Marfa, TX, USA`; empty if unknown.',
  })
  place!: string;
}

@ObjectType('PostalAddress', {
  description: 'An address in parts. Missing parts are empty.',
  simpleResolvers: true,
})
export class PostalAddress {
  @Field(() => String, { description: 'House number and street.' })
  line1!: string;

  @Field(() => String, { description: 'Apartment or suite.' })
  line2!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, {
    description: 'State or province, abbreviated as usual in the country, such as `TX`.',
  })
  state!: string;

  @Field(() => String, { description: 'Postal code.' })
  postalCode!: string;

  @Field(() => String, { description: 'Country as a two-letter code.' })
  country!: string;
}

@ArgsType()
export class AddressSuggestionsArgs {
  @Field(() => String, { description: 'Text typed so far, 3 to 200 characters.' })
  text!: string;

  @Field(() => String, {
    description: `New random value, such as a UUID, for each address that a member fills in. 16 to 36 letters, digits, - and _.`,
  })
  session!: string;
}

@ArgsType()
export class AddressArgs {
  @Field(() => String, { description: 'The `placeId` of a suggestion.' })
  placeId!: string;

  @Field(() => String, { description: 'The session of the suggestions. This request ends it.' })
  session!: string;
}
