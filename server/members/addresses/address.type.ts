import { ArgsType, Field, ObjectType } from 'type-graphql';

@ObjectType('AddressSuggestion', {
  description: 'An address that somebody may be typing.',
  simpleResolvers: true,
})
export class AddressSuggestion {
  @Field(() => String, { description: 'What `address` is asked with.' })
  placeId!: string;

  @Field(() => String, { description: 'Its number and street.' })
  street!: string;

  @Field(() => String, {
    description: 'Where that is, such as `Marfa, TX, USA`; empty where it is not known.',
  })
  place!: string;
}

@ObjectType('PostalAddress', {
  description: 'An address by its parts; what it does not have is empty.',
  simpleResolvers: true,
})
export class PostalAddress {
  @Field(() => String, { description: 'Number and street.' })
  line1!: string;

  @Field(() => String, { description: 'A flat, a suite.' })
  line2!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'State, province or the like, as short as it is written there: `TX`.' })
  state!: string;

  @Field(() => String, { description: 'Postal code.' })
  postalCode!: string;

  @Field(() => String, { description: 'The two letters of the country.' })
  country!: string;
}

@ArgsType()
export class AddressSuggestionsArgs {
  @Field(() => String, { description: 'What was typed so far, 3 to 200 characters.' })
  text!: string;

  @Field(() => String, {
    description:
      'Something new, such as a UUID, for each address that somebody fills in: 16 to 36 letters, digits, - and _.',
  })
  session!: string;
}

@ArgsType()
export class AddressArgs {
  @Field(() => String, { description: 'Of a suggestion.' })
  placeId!: string;

  @Field(() => String, { description: 'That of the suggestions, which ends with this.' })
  session!: string;
}
