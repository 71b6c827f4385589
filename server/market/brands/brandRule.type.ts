import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('BrandRule', {
  simpleResolvers: true,
  description:
    'A rule that recognises a brand from the names of locations. Rules are tried in their order, and the first that ' +
    'holds wins: the upper-cased name, its blanks collapsed, has `matchText` at the start of a word and none of ' +
    '`excludeTexts` anywhere. Where no rule holds, the one counts that a misspelled name is similar to, if no other ' +
    'brand comes into question. It counts for filings of at least 10 rooms, never for marketplaces.',
})
export class BrandRule {
  brandId!: number;
  fileBrandId!: number | null;

  @Field(() => Int, { description: 'Its number. It stays, whatever becomes of the rule.' })
  ruleId!: number;

  @Field(() => String, { description: 'What begins a word of the name; in capitals.' })
  matchText!: string;

  @Field(() => [String], {
    complexity: valuesOf(20),
    description: 'With any of these in the name the rule does not hold; blanks count.',
  })
  excludeTexts!: string[];

  @Field(() => Boolean, {
    description: 'True for a rule that an administrator added: tried before all others, the newest first.',
  })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'True where an administrator switched it off.' })
  isDisabled!: boolean;

  @Field(() => Boolean, {
    description:
      'True where an administrator made its brand or its exclusions others than the reference file says.',
  })
  isEdited!: boolean;

  @Field(() => [String], {
    complexity: valuesOf(20),
    nullable: true,
    description: 'Its exclusions by the reference file; null where the file does not name it.',
  })
  fileExcludeTexts!: string[] | null;
}

@ObjectType('BrandMatch', {
  simpleResolvers: true,
  description: 'Why a hotel is of its brand, or of none, by its latest filing.',
})
export class BrandMatch {
  brandId!: number | null;
  ruleId!: number | null;

  @Field(() => Boolean, {
    description: 'True where an administrator said so for this hotel, whatever the rules say.',
  })
  isCorrected!: boolean;

  @Field(() => Boolean, {
    description:
      'True where the name does not have what the rule looks for, but is similar to it, as a misspelled name is.',
  })
  isSimilar!: boolean;
}

@InputType('BrandRuleFilter', { description: 'Which rules.' })
export class BrandRuleFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the text or of the brand’s name, or a location’s name that the text occurs in.',
  })
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for those only that administrators added, edited or switched off.',
  })
  isChanged?: boolean | null;
}

@InputType('NewBrandRuleInput', { description: 'A rule that is tried before all others.' })
export class NewBrandRuleInput {
  @Field(() => String, { description: 'What begins a word of the name; 50 characters at most.' })
  matchText!: string;

  @Field(() => [String], { defaultValue: [], description: 'With any of these in the name it does not hold.' })
  excludeTexts!: string[];

  @Field(() => ID, { description: 'Of which brand such hotels are.' })
  brandId!: string;
}

@InputType('AddBrandRuleInput', { description: 'A rule that is tried before all others, after its preview.' })
export class AddBrandRuleInput extends NewBrandRuleInput {
  @Field(() => String, {
    description: 'The `stamp` of its `brandPreview`: the version of the brands that was previewed.',
  })
  stamp!: string;
}

@InputType('ChangedBrandRuleInput', { description: 'What a rule is to be; what is left out stays.' })
export class ChangedBrandRuleInput {
  @Field(() => Int, { description: 'Which rule.' })
  ruleId!: number;

  @Field(() => [String], { nullable: true, description: 'All its exclusions.' })
  excludeTexts?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Of which brand such hotels are.' })
  brandId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True to switch it off, false to switch it on.' })
  isDisabled?: boolean | null;
}

@InputType('ChangeBrandRuleInput', {
  description: 'What a rule is to be, after its preview; what is left out stays.',
})
export class ChangeBrandRuleInput extends ChangedBrandRuleInput {
  @Field(() => String, {
    description: 'The `stamp` of its `brandPreview`: the version of the brands that was previewed.',
  })
  stamp!: string;
}

export const BrandRuleConnection = connectionType('BrandRule', () => BrandRule);
