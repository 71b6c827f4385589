import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('BrandRule', {
  simpleResolvers: true,
  description:
    'A rule that recognizes a brand by the names of locations. Rules are tried in order and the first match ' +
    'wins. A rule matches if the name, in upper case and with repeated spaces collapsed, has `matchText` at ' +
    'the start of a word and none of `excludeTexts` anywhere. If no rule matches, a misspelled name gets the ' +
    'rule it is similar to, unless several brands are possible. Rules apply to filings of at least 10 rooms, ' +
    'never to marketplaces.',
})
export class BrandRule {
  brandId!: number;
  fileBrandId!: number | null;

  @Field(() => Int, { description: 'Number; it never changes, even if the rule does.' })
  ruleId!: number;

  @Field(() => String, { description: 'Text that a word of the name starts with, in upper case.' })
  matchText!: string;

  @Field(() => [String], {
    complexity: valuesOf(20),
    description: 'Texts that prevent a match if the name contains any of them; spaces count.',
  })
  excludeTexts!: string[];

  @Field(() => Boolean, {
    description: 'True for rules added by an administrator. They are tried before all others, newest first.',
  })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'True if an administrator turned the rule off.' })
  isDisabled!: boolean;

  @Field(() => Boolean, {
    description:
      'True if an administrator changed the brand or the exclusions from those in the reference file.',
  })
  isEdited!: boolean;

  @Field(() => [String], {
    complexity: valuesOf(20),
    nullable: true,
    description: 'Exclusions in the reference file; null if the file does not have the rule.',
  })
  fileExcludeTexts!: string[] | null;
}

@ObjectType('BrandMatch', {
  simpleResolvers: true,
  description: 'Reason for a hotel’s brand, or for having none, by its latest filing.',
})
export class BrandMatch {
  brandId!: number | null;
  ruleId!: number | null;

  @Field(() => Boolean, {
    description: 'True if an administrator set the brand for this hotel, overriding the rules.',
  })
  isCorrected!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the name does not contain the rule’s text but is similar to it, as a misspelled name is.',
  })
  isSimilar!: boolean;
}

@InputType('BrandRuleFilter', { description: 'Filter for rules.' })
export class BrandRuleFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the rule’s text or of the brand’s name, or a location name that contains the rule’s text.',
  })
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for only the rules that administrators added, edited or turned off.',
  })
  isChanged?: boolean | null;
}

@InputType('NewBrandRuleInput', { description: 'A new rule, tried before all others.' })
export class NewBrandRuleInput {
  @Field(() => String, { description: 'Text that a word of the name starts with, at most 50 characters.' })
  matchText!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Texts that prevent a match if the name contains any of them.',
  })
  excludeTexts!: string[];

  @Field(() => ID, { description: 'The brand of these hotels.' })
  brandId!: string;
}

@InputType('AddBrandRuleInput', { description: 'A new rule, tried before all others, after its preview.' })
export class AddBrandRuleInput extends NewBrandRuleInput {
  @Field(() => String, {
    description:
      '`stamp` of the `brandPreview` of this change, which identifies the state that was previewed.',
  })
  stamp!: string;
}

@InputType('ChangedBrandRuleInput', { description: 'Changes to a rule; omitted fields stay the same.' })
export class ChangedBrandRuleInput {
  @Field(() => Int, { description: 'Number of the rule.' })
  ruleId!: number;

  @Field(() => [String], { nullable: true, description: 'All exclusions, replacing the current ones.' })
  excludeTexts?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'The brand of these hotels.' })
  brandId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True turns the rule off, false turns it on.' })
  isDisabled?: boolean | null;
}

@InputType('ChangeBrandRuleInput', {
  description: 'Changes to a rule, after their preview; omitted fields stay the same.',
})
export class ChangeBrandRuleInput extends ChangedBrandRuleInput {
  @Field(() => String, {
    description:
      '`stamp` of the `brandPreview` of this change, which identifies the state that was previewed.',
  })
  stamp!: string;
}

export const BrandRuleConnection = connectionType('BrandRule', () => BrandRule);
