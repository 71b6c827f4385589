/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date as `YYYY-MM-DD`, without time zone. */
  Date: { input: string; output: string; }
  /** A moment as ISO 8601 in UTC, such as `2023-03-31T17:45:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A calendar month as `YYYY-MM`, such as `2023-03`. */
  Month: { input: string; output: string; }
  /** US dollars as a JSON number with at most 2 decimals. Exact: amounts are stored in whole cents. */
  USD: { input: number; output: number; }
};

/** A new rule, tried before all others, after its preview. */
export type AddBrandRuleInput = {
  /** The brand of these hotels. */
  brandId: Scalars['ID']['input'];
  /** Texts that prevent a match if the name contains any of them. */
  excludeTexts?: Array<Scalars['String']['input']>;
  /** Text that a word of the name starts with, at most 50 characters. */
  matchText: Scalars['String']['input'];
  /** `stamp` of the `brandPreview` of this change, which identifies the state that was previewed. */
  stamp: Scalars['String']['input'];
};

/** A schedule that fetches and imports the file of an address. */
export type AddScheduleInput = {
  /** Address of the file, `https://host/file` or `s3://bucket/file`. Its host must have public addresses only. */
  address: Scalars['String']['input'];
  /** Its name: 2 to 40 lowercase letters, digits and hyphens, such as `hotel-files`. */
  name: Scalars['String']['input'];
  /** Cron pattern of five fields. */
  pattern: Scalars['String']['input'];
  /** Time zone; by default, `America/Chicago`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A second step to add. */
export type AddSecondStepInput = {
  /** Name of the second step, at most 60 characters. */
  name: Scalars['String']['input'];
  /** The member’s password. */
  password: Scalars['String']['input'];
};

/** The cardholder’s answer on the bank’s page. */
export type AnswerChallengeInput = {
  /** The `clientSecret` of the payload that asked for the check. */
  clientSecret: Scalars['String']['input'];
  /** True if the bank accepts the cardholder. */
  pass: Scalars['Boolean']['input'];
};

/** A release or a date, to read data as it was then. Give one of the two fields. Figures come from the filings that were current then. The rules that flag filings, operators’ decisions, address groupings and chains of owners are today’s. Past address groupings are not stored: rooms without receipts are judged by today’s groupings, so rooms and RevPAR can differ slightly from what was shown then. Receipts do not. */
export type AsOfInput = {
  /** Date; data up to the last release published by the end of this day (UTC). */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Id of a release, such as `release:3`; data up to and including this release. An undone release is refused. */
  release?: InputMaybe<Scalars['ID']['input']>;
};

/** Filter for filings. All conditions must hold; at least one of `taxpayerNumber`, `permit` and `month` is required. */
export type BeverageFilingFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** Month in which the period ends. */
  month?: InputMaybe<MonthRange>;
  /** The property’s TABC permit. */
  permit?: InputMaybe<StringFilter>;
  /** Taxpayer number. */
  taxpayerNumber?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Sort orders of filings. */
export type BeverageFilingOrder =
  /** Oldest month first. */
  | 'PERIOD_ASC'
  /** Latest month first. */
  | 'PERIOD_DESC';

/** Filter for properties. All conditions must hold. */
export type BeveragePropertyFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** The property’s TABC permit. */
  permit?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Sort orders of properties. */
export type BeveragePropertyOrder =
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC';

/** Period, place and filters of a results table. */
export type BeverageResultsInput = {
  /** Month, 1 to 12; use with `year`. */
  month?: InputMaybe<Scalars['Int']['input']>;
  /** Places of one kind; properties in any of them are listed. */
  place: PlaceInput;
  /** Year; without it, the latest published month. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Cardholder and billing address. */
export type BillingDetailsInput = {
  /** City; required. */
  city: Scalars['String']['input'];
  /** Country as a two-letter code, such as `US`; required. */
  country: Scalars['String']['input'];
  /** Street address; required. */
  line1: Scalars['String']['input'];
  /** Second line of the address. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Name on the card; required. */
  name: Scalars['String']['input'];
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State; required. */
  state: Scalars['String']['input'];
};

/** How cards are charged. */
export type BillingMode =
  /** A stand-in for Stripe on this machine. No card is charged. */
  | 'DEMONSTRATION'
  /** Stripe charges cards. */
  | 'LIVE'
  /** Payment is not set up. Nothing can be bought and no card is charged. */
  | 'NOT_SET_UP'
  /** Stripe in test mode. No card is charged. */
  | 'TEST';

/** Filter for changes. */
export type BrandChangeFilter = {
  /** True for changes that figures do not include yet. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Kind of change. */
export type BrandChangeKind =
  /** A rule was added. */
  | 'ADD_RULE'
  /** A rule’s exclusions or brand was changed, or the rule was turned off or on. */
  | 'CHANGE_RULE'
  /** The brand of a single hotel under one of its names was corrected. */
  | 'CORRECT_HOTEL'
  /** A new version of the product changed the reference rules. */
  | 'REFERENCE'
  /** A correction was withdrawn. */
  | 'WITHDRAW_CORRECTION';

/** State of the figures after a change. */
export type BrandChangeState =
  /** Figures include the change. */
  | 'DONE'
  /** The update failed, so figures do not include the change yet. It is retried every ten minutes. */
  | 'FAILED'
  /** Figures do not include the change yet. */
  | 'WAITING';

/** Hotels grouped by their names. */
export type BrandGrouping =
  /** By brand. */
  | 'BRAND'
  /** By the company that owns the brand. */
  | 'PARENT_COMPANY';

/** A change to preview. Give exactly one field. */
export type BrandPreviewInput = {
  /** Rule to add, as in `addBrandRule`. */
  addRule?: InputMaybe<NewBrandRuleInput>;
  /** Changes to a rule, as in `changeBrandRule`. */
  changeRule?: InputMaybe<ChangedBrandRuleInput>;
  /** Hotel and its brand, as in `correctHotelBrand`. */
  correctHotel?: InputMaybe<CorrectedHotelInput>;
  /** Correction to withdraw, as in `withdrawBrandCorrection`. */
  withdraw?: InputMaybe<CorrectionInput>;
};

/** Filter for rules. */
export type BrandRuleFilter = {
  /** True for only the rules that administrators added, edited or turned off. */
  isChanged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the rule’s text or of the brand’s name, or a location name that contains the rule’s text. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A task to cancel. */
export type CancelDataTaskInput = {
  /** Number of the task. */
  taskId: Scalars['Int']['input'];
};

/** A cancellation, with its reason. */
export type CancelSubscriptionInput = {
  /** The reason. */
  reason: CancellationReason;
  /** The member’s own words, at most 300 characters; required with `OPTION5`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Reason for cancelling. */
export type CancellationReason =
  /** Too expensive. */
  | 'OPTION1'
  /** Technical issues. */
  | 'OPTION2'
  /** Didn’t work as expected. */
  | 'OPTION3'
  /** Don’t use often enough. */
  | 'OPTION4'
  /** Other, explained in the member’s own words. */
  | 'OPTION5';

/** Class of a hotel’s brand by its usual room rate, as the industry publishes it (STR chain scales). A field is null, and a filter takes null, for brands whose class is not certain. */
export type ChainScale =
  /** Economy, such as Motel 6 and Super 8. */
  | 'ECONOMY'
  /** Hotels without a brand, at any rate, including those with fewer than 10 rooms. */
  | 'INDEPENDENT'
  /** Luxury, such as Four Seasons and JW Marriott. */
  | 'LUXURY'
  /** Midscale, such as Best Western and Candlewood Suites. */
  | 'MIDSCALE'
  /** Upper Midscale, such as Hampton and Holiday Inn Express. */
  | 'UPPER_MIDSCALE'
  /** Upper Upscale, such as Hyatt Regency and Marriott Hotels. */
  | 'UPPER_UPSCALE'
  /** Upscale, such as Courtyard and Hilton Garden Inn. */
  | 'UPSCALE';

/** Changes to a rule, after their preview; omitted fields stay the same. */
export type ChangeBrandRuleInput = {
  /** The brand of these hotels. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** All exclusions, replacing the current ones. */
  excludeTexts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True turns the rule off, false turns it on. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of the rule. */
  ruleId: Scalars['Int']['input'];
  /** `stamp` of the `brandPreview` of this change, which identifies the state that was previewed. */
  stamp: Scalars['String']['input'];
};

/** The new state of a comparison set. */
export type ChangeComparisonSetInput = {
  /** Competitors, each once: at least 1, and at most 50 hotels with the subject. */
  competitors: Array<PropertyKeyInput>;
  /** Id of one of the member’s sets. */
  id: Scalars['ID']['input'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Hotel to compare. */
  subject: PropertyKeyInput;
};

/** A new email address for the signed-in member. */
export type ChangeEmailInput = {
  /** New address, in upper or lower case. */
  email: Scalars['String']['input'];
  /** Current password, as proof. */
  password: Scalars['String']['input'];
};

/** A new name for the signed-in member. */
export type ChangeNameInput = {
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 100 characters. */
  lastName: Scalars['String']['input'];
};

/** A new password and the current one as proof. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: Scalars['String']['input'];
  /** New password, 8 to 128 characters, not easy to guess and not made of the member’s name. */
  newPassword: Scalars['String']['input'];
  /** True to also delete the member’s API keys, exports, links to files, news feed and webhook, since someone else may know them. Authenticator apps and passkeys stay: remove them one by one. */
  revokesAccess?: Scalars['Boolean']['input'];
};

/** The new state of a saved view. */
export type ChangeSavedViewInput = {
  /** Id of one of the member’s views. */
  id: Scalars['ID']['input'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The part of the explorer’s address after its question mark, at most 1,000 characters. */
  question: Scalars['String']['input'];
};

/** Changes to a rule; omitted fields stay the same. */
export type ChangedBrandRuleInput = {
  /** The brand of these hotels. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** All exclusions, replacing the current ones. */
  excludeTexts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True turns the rule off, false turns it on. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of the rule. */
  ruleId: Scalars['Int']['input'];
};

/** Consequence of a check of an import. */
export type CheckSeverity =
  /** The rows were marked, or left out as the rules say. */
  | 'FLAGGED'
  /** The release was held back. */
  | 'HELD'
  /** The rows were left out because they cannot be read. */
  | 'REFUSED';

/** How near two properties are known to be. */
export type Closeness =
  /** At the same address. */
  | 'SAME_PREMISES'
  /** In the same ZIP code; the exact distance is unknown. */
  | 'SAME_ZIP'
  /** In different ZIP codes; only the distance of their middles is known. */
  | 'ZIP_DISTANCE';

/** A hotel, its competitors and the months to compare. */
export type CompareHotelsInput = {
  /** Competitors of the hotel: 1 to 49 other hotels, each only once. Properties of one hotel under several owners are one. */
  competitors: Array<PropertyKeyInput>;
  /** First month; without it, the 12 months that end with `to` are compared. */
  from?: InputMaybe<Scalars['Month']['input']>;
  /** Hotel to compare. */
  subject: PropertyKeyInput;
  /** Last month; the range is at most 120 months. Without it, the latest published month. */
  to?: InputMaybe<Scalars['Month']['input']>;
};

/** An import whose changes are counted. */
export type CompareImportInput = {
  /** Number of the import. */
  importId: Scalars['Int']['input'];
};

/** A release whose changes are counted. */
export type CompareReleaseInput = {
  /** Id of the release, such as `release:3`. */
  releaseId: Scalars['ID']['input'];
};

/** Proof that an authenticator app has the secret. */
export type ConfirmAuthenticatorInput = {
  /** The `challenge` of `AuthenticatorOffer`. */
  challenge: Scalars['String']['input'];
  /** The six-digit code that the app shows. */
  code: Scalars['String']['input'];
};

/** Proof that an email address belongs to the member. */
export type ConfirmEmailInput = {
  /** Token of the mailed link, valid once within 24 hours. */
  token: Scalars['String']['input'];
};

/** A passkey that the browser created. */
export type ConfirmPasskeyInput = {
  /** The `challenge` of `PasskeyRequest`. */
  challenge: Scalars['String']['input'];
  /** The browser’s answer, as JSON (`RegistrationResponseJSON`). */
  passkey: Scalars['String']['input'];
};

/** A hotel under one of its names, and its brand, after the preview. */
export type CorrectHotelBrandInput = {
  /** Brand; null for none. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the hotel. */
  hotelId: Scalars['ID']['input'];
  /** A name that the hotel filed under; without it, the current name. */
  hotelName?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the correction, at most 500 characters. */
  reason: Scalars['String']['input'];
  /** `stamp` of the `brandPreview` of this change, which identifies the state that was previewed. */
  stamp: Scalars['String']['input'];
};

/** A hotel under one of its names, and its brand. */
export type CorrectedHotelInput = {
  /** Brand; null for none. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the hotel. */
  hotelId: Scalars['ID']['input'];
  /** A name that the hotel filed under; without it, the current name. */
  hotelName?: InputMaybe<Scalars['String']['input']>;
};

/** A correction. */
export type CorrectionInput = {
  /** Number of the correction. */
  correctionId: Scalars['Int']['input'];
};

/** An API key to create. */
export type CreateApiKeyInput = {
  /** Lifetime in days, from 1 to 366. */
  expiresInDays: Scalars['Int']['input'];
  /** Name of the key, at most 60 characters. */
  name: Scalars['String']['input'];
  /** The member’s password. */
  password: Scalars['String']['input'];
  /** Data that the key may read; at least one. */
  scopes: Array<KeyScope>;
};

/** A new comparison set. */
export type CreateComparisonSetInput = {
  /** Competitors, each once: at least 1, and at most 50 hotels with the subject. */
  competitors: Array<PropertyKeyInput>;
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Hotel to compare. */
  subject: PropertyKeyInput;
};

/** A new portfolio. */
export type CreatePortfolioInput = {
  /** Name, at most 100 characters, without %. */
  name: Scalars['String']['input'];
  /** Tax of the portfolio’s properties. */
  product: Product;
};

/** A new saved view. */
export type CreateSavedViewInput = {
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The part of the explorer’s address after its question mark, at most 1,000 characters. */
  question: Scalars['String']['input'];
};

/** Kind of a task for the worker. */
export type DataTaskKind =
  /** Lists what an import would change if it were published now. */
  | 'COMPARE_IMPORT'
  /** Lists what a release changed. */
  | 'COMPARE_RELEASE'
  /** Lists what a redo would change, without changing anything. */
  | 'PREVIEW_REDO'
  /** Lists what an undo would change, without changing anything. */
  | 'PREVIEW_UNDO'
  /** Restores what an undo removed. */
  | 'REDO'
  /** Restores filings and figures as if the release had never been published. */
  | 'UNDO';

/** State of a task. */
export type DataTaskState =
  /** Cancelled by an administrator. Nothing changed. */
  | 'CANCELLED'
  /** Done. */
  | 'DONE'
  /** Ended by an error. Nothing changed. */
  | 'FAILED'
  /** Cannot be done; the message says why. Nothing changed. */
  | 'REFUSED'
  /** The worker carries it out. */
  | 'RUNNING'
  /** Waits for the worker. */
  | 'WAITING';

/** A decision on a filing. */
export type DecideFilingInput = {
  /** Decision; null undoes the decision in force, so that the flags apply again. */
  decision?: InputMaybe<FilingDecision>;
  /** `id` of the filing. */
  filingId: Scalars['ID']['input'];
  /** Reason for the decision, at most 500 characters. */
  note: Scalars['String']['input'];
  /** `version` of the `DoubtfulFiling` that the decision is based on. */
  version: Scalars['String']['input'];
};

/** Two addresses and the decision about them. */
export type DecidePremisesInput = {
  /** One address, in any usual spelling. */
  address: Scalars['String']['input'];
  /** Decision; null undoes the one in force. */
  decision?: InputMaybe<PremisesDecision>;
  /** Reason, at most 500 characters, for other administrators. */
  note: Scalars['String']['input'];
  /** The other address, in any usual spelling. */
  otherAddress: Scalars['String']['input'];
  /** ZIP code, 5 digits. */
  zip: Scalars['String']['input'];
};

/** A request to delete the signed-in member’s account. */
export type DeleteAccountInput = {
  /** Current password, as proof. */
  password: Scalars['String']['input'];
};

/** A comparison set to delete. */
export type DeleteComparisonSetInput = {
  /** Id of one of the member’s sets. */
  id: Scalars['ID']['input'];
};

/** An export to delete. */
export type DeleteExportInput = {
  /** Id of the export. */
  id: Scalars['ID']['input'];
};

/** A portfolio to delete. */
export type DeletePortfolioInput = {
  /** Id of one of the member’s portfolios. */
  id: Scalars['ID']['input'];
};

/** A saved view to delete. */
export type DeleteSavedViewInput = {
  /** Id of one of the member’s views. */
  id: Scalars['ID']['input'];
};

/** Reason why filed values are doubtful. */
export type DoubtFlag =
  /** Receipts of at least $10,000 a month and at least 4 times both the property’s usual month and the taxable part, which is at least a third of the usual month: probably a digit too many. The taxable receipts count instead. */
  | 'EXTRA_DIGIT'
  /** No receipts, and either another property at the same address has some, or this is one of at least three calendar months in a row without any. The rooms do not count. */
  | 'IDLE_ROOMS'
  /** Receipts of at least $5,000 a month that are all taxable, not in whole dollars, and the same to the cent in at least three periods of the property, without the flags above. Perhaps an estimate for a hotel that did not file; the receipts count as filed. */
  | 'REPEATED_RECEIPTS'
  /** More than 3,000 rooms; or over $2,500 per room and night; or at least 200 rooms that usually take in less than $5 per room and night (less than $15 for at least 1,000 rooms). The receipts count, the rooms do not. */
  | 'ROOMS_DOUBTFUL'
  /** Receipts over $5,000,000 a month and over 20 times the taxable part, without EXTRA_DIGIT. The taxable receipts count instead. */
  | 'UNSUPPORTED_TOTAL'
  /** Receipts of at least $50,000 a month and over $6,000 for each room, at least 4 times the property’s usual month and at least twice what it filed for the same calendar month of any other year, without the flags above. Perhaps a typing error; the receipts count as filed. */
  | 'UNUSUAL_RECEIPTS';

/** Decision on a doubtful filing. */
export type DoubtState =
  /** The filing counts as filed. */
  | 'ACCEPTED'
  /** The filing does not count at all. */
  | 'LEFT_OUT'
  /** No decision: the flags determine what counts. */
  | 'UNDECIDED';

/** Filter for doubtful filings. All conditions must hold. */
export type DoubtfulFilingFilter = {
  /** Brand of the hotel in the period. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** Filings with any of these flags. Undecided `IDLE_ROOMS` filings are many and listed only if requested here. */
  flags?: InputMaybe<Array<DoubtFlag>>;
  /** Part of the hotel’s name, as filed. */
  hotelName?: InputMaybe<Scalars['String']['input']>;
  /** True for filings whose latest decision is not yet in the figures, including those with idle rooms. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Month in which the period ends. */
  month?: InputMaybe<MonthRange>;
  /** Release that the values come from. */
  releaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Decision on the filing. */
  state?: InputMaybe<DoubtState>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Sort orders of doubtful filings. */
export type DoubtfulFilingOrder =
  /** Smallest percent change of the brand’s receipts or RevPAR first. */
  | 'BRAND_ASC'
  /** Largest percent change of the brand’s receipts or RevPAR first. */
  | 'BRAND_DESC'
  /** Fewest receipts that count by the flags first. */
  | 'COUNTED_ASC'
  /** Most receipts that count by the flags first. */
  | 'COUNTED_DESC'
  /** Undecided first, then accepted, then left out, by the decision that figures include. */
  | 'DECISION_ASC'
  /** Left out first, then accepted, then undecided, by the decision that figures include. */
  | 'DECISION_DESC'
  /** Fewest receipts as filed first. */
  | 'FILED_ASC'
  /** Most receipts as filed first. */
  | 'FILED_DESC'
  /** Hotel name as filed, A to Z. */
  | 'HOTEL_ASC'
  /** Hotel name as filed, Z to A. */
  | 'HOTEL_DESC'
  /** Earliest period first. */
  | 'PERIOD_ASC'
  /** Latest period first. */
  | 'PERIOD_DESC'
  /** Smallest percent change of the city’s (or else the county’s) receipts or RevPAR first. */
  | 'PLACE_ASC'
  /** Largest percent change of the city’s (or else the county’s) receipts or RevPAR first. */
  | 'PLACE_DESC'
  /** Fewest dollars in doubt first, then fewest room-nights that do not count. */
  | 'RECEIPTS_ASC'
  /** Most dollars in doubt first (those that do not count; of unusual receipts, those above the usual; of repeated ones, all), then most room-nights that do not count. */
  | 'RECEIPTS_DESC'
  /** Filings without usual monthly receipts first, then the lowest. */
  | 'USUAL_MONTH_ASC'
  /** Highest usual monthly receipts first; filings without them last. */
  | 'USUAL_MONTH_DESC';

/** A member whose sessions are to end. */
export type EndMemberSessionsInput = {
  /** The member. */
  memberId: Scalars['ID']['input'];
};

/** Proof that the member ends their other sessions. */
export type EndOtherSessionsInput = {
  /** The member’s password. */
  password: Scalars['String']['input'];
};

/** A session of the signed-in member to end. */
export type EndSessionInput = {
  /** Id from `viewer.sessions`. */
  id: Scalars['ID']['input'];
  /** The member’s password. The current session is ended without it. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Format of an exported file. */
export type ExportFormat =
  /** Comma-separated values, for spreadsheets and programs. */
  | 'CSV'
  /** CSV, compressed with gzip. */
  | 'CSV_GZ'
  /** One JSON object a line. */
  | 'JSONL'
  /** JSONL, compressed with gzip. */
  | 'JSONL_GZ'
  /** Apache Parquet, with a type for each column; cents are exact decimals. */
  | 'PARQUET'
  /** Excel workbook with a sheet of definitions. Rows after the first 1,048,575, Excel’s limit, are on a second sheet. */
  | 'XLSX';

/** State of an export that is prepared in the background. */
export type ExportState =
  /** Its file can be downloaded. */
  | 'DONE'
  /** Its file was deleted, 24 hours after it was done. */
  | 'EXPIRED'
  /** It ended without a file; `message` says why. */
  | 'FAILED'
  /** Its file is being written. */
  | 'RUNNING'
  /** It waits for its turn. */
  | 'WAITING';

/** State of the figures after a decision. */
export type FiguresState =
  /** Figures include the change. */
  | 'DONE'
  /** The update failed, so figures do not include the change yet. It is retried every ten minutes. */
  | 'FAILED'
  /** Figures do not include the change yet. */
  | 'WAITING';

/** Filing frequency of a hotel occupancy taxpayer. */
export type FilerType =
  /** Every month; code 50 in the source. */
  | 'MONTHLY'
  /** Every quarter, one figure for all three months; code 60 in the source. */
  | 'QUARTERLY';

/** An operator’s decision on a filing with doubtful values. */
export type FilingDecision =
  /** The filing counts as filed. */
  | 'ACCEPTED'
  /** The filing does not count at all. */
  | 'LEFT_OUT';

/** The second step of a sign-in, or a passkey alone. */
export type FinishSignInInput = {
  /** The `challenge` of `SignInPayload.secondStep` or of `requestPasskey`. */
  challenge: Scalars['String']['input'];
  /** Code of the authenticator app, or a recovery code; omit with a passkey. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Device tokens, as in `SignInInput`. */
  deviceTokens?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The browser’s answer, as JSON (`AuthenticationResponseJSON`); omit with a code. */
  passkey?: InputMaybe<Scalars['String']['input']>;
};

/** Published months of a tax, compared with what the comptroller should have published. */
export type FreshnessState =
  /** The next month is not due yet. */
  | 'CURRENT'
  /** The next month should be available now. */
  | 'DUE'
  /** Nothing is published. */
  | 'EMPTY'
  /** The next month has been due for more than two weeks. */
  | 'LATE';

/** Reason for a change of receipts, determined for each property and each pair of months a year apart; every dollar has exactly one. A month counts if it has figures under the requested brand or in the requested place. */
export type GrowthKind =
  /** One month counts; the other counts for another property at the same address that started or stopped filing, or for another owner of the same hotel. */
  | 'CHANGED_HANDS'
  /** Only the earlier month counts, nothing was filed at the address from the later month on, and responsibility has ended or nothing was filed for the last three published months. */
  | 'CLOSED'
  /** One month counts; the other was filed at the same address under another brand or for another place. */
  | 'CONVERTED'
  /** Both months count, also if the later one is $0, as of a seller who still files. The buyer’s are CHANGED_HANDS. */
  | 'EXISTING'
  /** One month counts; the other is not filed yet (as by quarterly filers), was left out by an operator, or was not filed by a property that filed before or since. */
  | 'GAP'
  /** Filings of booking marketplaces for a whole city or county, which belong to no single property. */
  | 'MARKETPLACE'
  /** Only the later month counts, and nothing was filed at the address up to the earlier month, except by other properties that filed for both months. */
  | 'OPENED';

/** Direction of a change of owner. */
export type HandoverKind =
  /** Another owner ran the property before. */
  | 'BOUGHT'
  /** Another owner runs the property since. */
  | 'SOLD';

/** Filter for filings. All conditions must hold; at least one of `taxpayerNumber` and `month` is required. */
export type HotelFilingFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** Month in which the period ends. */
  month?: InputMaybe<MonthRange>;
  /** Taxpayer number. */
  taxpayerNumber?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Sort orders of filings. */
export type HotelFilingOrder =
  /** Oldest period first. */
  | 'PERIOD_ASC'
  /** Latest period first. */
  | 'PERIOD_DESC';

/** Filter for hotels. All conditions must hold. */
export type HotelFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** Rooms for rent, as last filed. */
  roomCapacity?: InputMaybe<IntRange>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Sort orders of hotels. */
export type HotelOrder =
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Fewest rooms first; unknown counts as 0. */
  | 'ROOM_CAPACITY_ASC'
  /** Most rooms first; unknown counts as 0. */
  | 'ROOM_CAPACITY_DESC';

/** Period, place and filters of a results table. */
export type HotelResultsInput = {
  /** Minimum number of rooms that count, for lists by RevPAR, which single units would otherwise lead. Without it, all rows, also those whose rooms are unknown or do not count. */
  minRooms?: InputMaybe<Scalars['Int']['input']>;
  /** Month, 1 to 12, if `type` is MONTHLY. */
  month?: InputMaybe<Scalars['Int']['input']>;
  /** Places of one kind; properties in any of them are listed. */
  place: PlaceInput;
  /** Quarter, 1 to 4, for the other types. */
  quarter?: InputMaybe<Scalars['Int']['input']>;
  /** Filers to list. */
  type: LodgingResultType;
  /** Year; without it, the latest published period. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** An import and a note on it. */
export type ImportActionInput = {
  /** Number of the import. */
  importId: Scalars['Int']['input'];
  /** Reason, at most 500 characters, for colleagues who review this later. */
  note: Scalars['String']['input'];
};

/** State of an import. */
export type ImportState =
  /** Its releases, or newer ones, were published before. Nothing changed. */
  | 'ALREADY_PUBLISHED'
  /** Cancelled by an administrator. Nothing changed. */
  | 'CANCELLED'
  /** Checked only (dry run). Nothing changed. */
  | 'CHECKED'
  /** Ended by an error or interrupted. Nothing changed. */
  | 'FAILED'
  /** A check held it back. An administrator can accept or cancel it. */
  | 'HELD'
  /** Its releases are published. */
  | 'PUBLISHED'
  /** Not published, and nothing changed. */
  | 'REFUSED'
  /** Running now. */
  | 'RUNNING'
  /** Waits for the worker, or for another import to end. */
  | 'WAITING';

/** A range of whole numbers, ends included. */
export type IntRange = {
  /** Lowest number. */
  gte?: InputMaybe<Scalars['Int']['input']>;
  /** Highest number. */
  lte?: InputMaybe<Scalars['Int']['input']>;
};

/** State of an invoice. */
export type InvoiceStatus =
  /** Waiting for payment. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Unpaid and no longer retried. */
  | 'UNCOLLECTIBLE'
  /** Withdrawn. No payment is needed. */
  | 'VOID';

/** Data that an API key may read. */
export type KeyScope =
  /** Whole lists of figures as files, at once or prepared in the background. */
  | 'EXPORTS'
  /** Hotels, bars, places, brands, filings and releases. */
  | 'FIGURES'
  /** The member’s own portfolios and comparison sets. */
  | 'PORTFOLIOS';

/** Filers that a results table lists. */
export type LodgingResultType =
  /** Monthly filers, for one month. */
  | 'MONTHLY'
  /** Quarterly filers, for one quarter. */
  | 'QUARTERLY'
  /** Monthly and quarterly filers, for one quarter; the months of monthly filers are summed. */
  | 'QUARTERLY_AND_MONTHLY';

/** Filter for the hotels or bars of a map. All conditions must hold for the latest figure that a hotel or bar has for the month or the three before: place and brand are those of that month. If two owners filed for the month, the map has the receipts that the place, brand or owner of the filter has, as its lists and sums do. */
export type MapFilter = {
  /** Hotels only: ids of brands, such as `brand:12`; at most 100. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Hotels only: chain scales of the brands; null among them for hotels whose brand has no certain class. INDEPENDENT is for hotels without a brand, never for marketplaces. */
  chainScales?: InputMaybe<Array<InputMaybe<ChainScale>>>;
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** Hotels only: filing frequency, as last filed. */
  filerType?: InputMaybe<FilerType>;
  /** True for properties with doubtful filings in the calendar years of the periods, false for those without: receipts or rooms that do not count as filed, or the comptroller’s estimates. */
  hasDoubtfulFilings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hotels only: ids of companies that own brands, such as `parent-company:3`; at most 100. */
  parentCompanies?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of properties, such as `hotel:32049649729-00022`, at most 1,000; they are on the map even if they have no figures, and no other condition applies. */
  properties?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Hotels only: rooms for rent, as last filed. */
  rooms?: InputMaybe<IntRange>;
  /** Taxpayer number of the owner. */
  taxpayerNumber?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Groups of monthly figures. */
export type MarketGroup =
  /** Hotels only: by brand. */
  | 'BRAND'
  /** Hotels only: by chain scale of the brand, as ChainScale names them; UNKNOWN without a certain one. */
  | 'CHAIN_SCALE'
  /** By city. */
  | 'CITY'
  /** By county. */
  | 'COUNTY'
  /** Hotels only: by filing frequency, as last filed. */
  | 'FILER_TYPE'
  /** By taxpayer. */
  | 'OWNER'
  /** Hotels only: by the company that owns the brand. */
  | 'PARENT_COMPANY'
  /** By hotel or bar. */
  | 'PROPERTY'
  /** Hotels only: by rooms for rent, as last filed. */
  | 'SIZE_CLASS'
  /** By ZIP code. */
  | 'ZIP';

/** Conditions on members. */
export type MemberFilter = {
  /** Kind of access. */
  group?: InputMaybe<MemberGroup>;
  /** Text contained in the name or the email address. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A member’s kind of access. */
export type MemberGroup =
  /** A subscription that gives access, cancelled or not. */
  | 'ACTIVE'
  /** Free access. */
  | 'FREE'
  /** No access. */
  | 'INACTIVE';

/** A member’s payment state. */
export type MemberState =
  /** A cancelled subscription with access until the end of the paid period. */
  | 'CANCELLED'
  /** A subscription that has ended. */
  | 'ENDED'
  /** Free access. */
  | 'FREE'
  /** No subscription so far. */
  | 'NEVER'
  /** A subscription with an unpaid renewal. */
  | 'PAST_DUE'
  /** A subscription that renews. */
  | 'SUBSCRIBED';

/** A range of months, ends included. */
export type MonthRange = {
  /** First month. */
  from?: InputMaybe<Scalars['Month']['input']>;
  /** Last month. */
  to?: InputMaybe<Scalars['Month']['input']>;
};

/** The time by which to move the demonstration’s clock forward. */
export type MoveClockInput = {
  /** Number of days, 1 to 800. */
  days: Scalars['Int']['input'];
};

/** Change of the hotels at an address. */
export type NearbyChangeKind =
  /** The hotels at the address have had no receipts since; they may still file $0. */
  | 'CLOSED'
  /** The first hotel at the address began, and none there had receipts in an earlier year. */
  | 'OPENED';

/** A new rule, tried before all others. */
export type NewBrandRuleInput = {
  /** The brand of these hotels. */
  brandId: Scalars['ID']['input'];
  /** Texts that prevent a match if the name contains any of them. */
  excludeTexts?: Array<Scalars['String']['input']>;
  /** Text that a word of the name starts with, at most 50 characters. */
  matchText: Scalars['String']['input'];
};

/** How often a member gets news by email. */
export type NewsFrequency =
  /** After each release, if something of theirs changed. */
  | 'EACH_RELEASE'
  /** At most once a calendar month, if something of theirs changed. */
  | 'MONTHLY'
  /** Never; the default until the member chooses otherwise. */
  | 'NEVER';

/** Change that a release made to a property. */
export type NewsKind =
  /** The property has ended without a successor at its address: the end of its responsibility was filed, or it has filed for none of six months published since. */
  | 'CLOSED'
  /** A new filing. */
  | 'FILED'
  /** A filing whose values do not count as filed, one with unusual receipts, which count, or an estimate. */
  | 'FLAGGED'
  /** Another hotel or bar began to file at the same address, beside this one or after it: see `lastFiled`. */
  | 'OPENED'
  /** A filing with other receipts or rooms than before. */
  | 'REVISED'
  /** Another taxpayer’s property files at the same address, and this one has ended. */
  | 'SOLD'
  /** A filing that is no longer in the release of its period. */
  | 'WITHDRAWN';

/** An exported table. */
export type NoteExportInput = {
  /** File name, cut to 100 characters. */
  name: Scalars['String']['input'];
  /** Number of rows, without the header. */
  rows: Scalars['Int']['input'];
};

/** Figure by which the hotels of a place are compared. */
export type PercentileFigure =
  /** Receipts per available room-night, of hotels with at least 10 rooms that count, as in lists by RevPAR. */
  | 'REVPAR'
  /** Room receipts that count, of every hotel but marketplaces. */
  | 'ROOM_RECEIPTS';

/** Months that hotels are compared over. */
export type PercentilePeriod =
  /** Only the month: every hotel with a figure for it. */
  | 'MONTH'
  /** The 12 months that end with the month: hotels with figures for all 12. */
  | 'TTM';

/** One or more places of the same kind. */
export type PlaceInput = {
  /** Kind of all the places. */
  kind: PlaceKind;
  /** Cities in any known spelling, counties by name or comptroller’s code, or ZIP codes; at most 100. Unknown names match nothing. */
  names: Array<Scalars['String']['input']>;
};

/** Kind of place. */
export type PlaceKind =
  /** A city, under one canonical spelling. */
  | 'CITY'
  /** One of the 254 counties of Texas, by the comptroller’s code. */
  | 'COUNTY'
  /** A five-digit ZIP code. */
  | 'ZIP';

/** Price and billing interval of a subscription. */
export type Plan =
  /** Older monthly plan, no longer sold. Code 0 in REST. */
  | 'LEGACY_MONTHLY'
  /** Older yearly plan, no longer sold. Code 1 in REST. */
  | 'LEGACY_YEARLY'
  /** $15.00 a month. Code 2 in REST. */
  | 'MONTHLY'
  /** $150 a year. Code 3 in REST. */
  | 'YEARLY';

/** Match of an address with the one that a geocoder knows. */
export type PointQuality =
  /** The geocoder knows the address as it is. */
  | 'EXACT'
  /** The geocoder knows an address at the same house number and ZIP code, or places it between two others. */
  | 'SIMILAR';

/** The member’s note on a property of a portfolio. */
export type PortfolioNoteInput = {
  /** Location number within the taxpayer. */
  locationNumber: Scalars['Int']['input'];
  /** Note, at most 500 characters; empty to remove it. */
  note: Scalars['String']['input'];
  /** Id of one of the member’s portfolios. */
  portfolioId: Scalars['ID']['input'];
  /** Taxpayer number. */
  taxpayerNumber: Scalars['String']['input'];
};

/** A property and a portfolio of the same tax. */
export type PortfolioPropertyInput = {
  /** Location number within the taxpayer. */
  locationNumber: Scalars['Int']['input'];
  /** Id of one of the member’s portfolios. */
  portfolioId: Scalars['ID']['input'];
  /** Taxpayer number. */
  taxpayerNumber: Scalars['String']['input'];
};

/** Decision of an operator about two addresses. */
export type PremisesDecision =
  /** The addresses are one premises. */
  | 'JOINED'
  /** The addresses are two premises. */
  | 'PARTED';

/** How two similar addresses are counted. */
export type PremisesPairState =
  /** Two premises that may be one. */
  | 'IN_DOUBT'
  /** One premises. */
  | 'JOINED'
  /** Two premises, because an operator keeps them apart. */
  | 'PARTED';

/** One of the two taxes. */
export type Product =
  /** Mixed beverage tax (alcohol); code 1 in REST. */
  | 'BEVERAGE'
  /** Hotel occupancy tax (lodging); code 0 in REST. */
  | 'HOTEL';

/** Taxpayer and location number, which identify a property. */
export type PropertyKeyInput = {
  /** Location number within the taxpayer. */
  locationNumber: Scalars['Int']['input'];
  /** Taxpayer number. */
  taxpayerNumber: Scalars['String']['input'];
};

/** Which end of a ranking is first. */
export type RankDirection =
  /** The highest figure has rank 1. */
  | 'HIGHEST'
  /** The lowest figure has rank 1. */
  | 'LOWEST';

/** Figure that orders the ranking. */
export type RankFigure =
  /** Change of receipts in percent, over the months published in both periods. Of a place, brand, company or owner, of all its receipts, and only where properties with figures in both periods have at least 80% of the receipts of the smaller one; of a hotel or bar, of the months that it filed in both periods. Needs `yearsEarlier` or `monthsEarlier`. */
  | 'CHANGE'
  /** Hotels only: share of the receipts that is not taxable. */
  | 'EXEMPT_SHARE'
  /** CHANGE of only the properties with figures in both periods; not for hotels and bars themselves, whose CHANGE is like for like. Needs `yearsEarlier` or `monthsEarlier`. */
  | 'LIKE_FOR_LIKE_CHANGE'
  /** Number of hotels or bars with figures; not for hotels and bars themselves. */
  | 'PROPERTIES'
  /** Receipts of the period: of rooms, or of mixed beverages. */
  | 'RECEIPTS'
  /** Hotels only: revenue per available room. By default of rows with at least 10 rooms; see `minimumRooms`. */
  | 'REVPAR'
  /** Hotels only: average number of rooms that count. */
  | 'ROOMS'
  /** Hotels only: taxable room receipts of the period. */
  | 'TAXABLE_RECEIPTS';

/** Filter for the properties that a ranking counts. All conditions must hold; the place and brand are those of the month. */
export type RankingFilter = {
  /** Hotels only: ids of brands, such as `brand:12`; at most 100. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Hotels only: chain scales of the brands; null among them for hotels whose brand has no certain class. INDEPENDENT is for hotels without a brand, never for marketplaces. */
  chainScales?: InputMaybe<Array<InputMaybe<ChainScale>>>;
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or comptroller’s code. */
  county?: InputMaybe<StringFilter>;
  /** Hotels only: filing frequency, as last filed. */
  filerType?: InputMaybe<FilerType>;
  /** True for properties with doubtful filings in the calendar years of the periods, false for those without: receipts or rooms that do not count as filed, or the comptroller’s estimates. */
  hasDoubtfulFilings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hotels only: ids of companies that own brands, such as `parent-company:3`; at most 100. */
  parentCompanies?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Hotels only: rooms for rent, as last filed. */
  rooms?: InputMaybe<IntRange>;
  /** Taxpayer number of the owner. */
  taxpayerNumber?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Reason to look twice at a rank. */
export type RankingMark =
  /** Hotels only: more than a tenth of the receipts of a period are parts of quarterly filings, divided by days (`apportionedReceipts`): which months they were taken in is not known. */
  | 'APPORTIONED'
  /** Receipts or rooms of some filings in the periods do not count as filed; mixed beverages: estimates. */
  | 'DOUBTFUL_FILINGS'
  /** The average number of properties that filed differs between the periods by more than a fifth, or properties with figures in both periods have less than 80% of the receipts of the larger one: a change of all receipts shows who filed rather than who grew. */
  | 'FILERS_CHANGED'
  /** Mixed beverages only, of groups of bars: without bars that filed $0 for a month of one of the periods, as they had yet to open or were closed, the change like for like differs by at least 0.5 percentage points, or too little is left to compare (`changeWithoutIdle`). */
  | 'IDLE_BARS'
  /** Hotels only, of groups of them: without hotels that were sold or closed and file $0, the change like for like differs by at least 0.5 percentage points, or too little is left to compare (`changeWithoutIdle`). */
  | 'IDLE_HOTELS'
  /** Single hotels only: it filed no receipts for some months of the periods, and its rooms of these are idle or doubtful (`IDLE_ROOMS`, `ROOMS_DOUBTFUL`): it was probably sold or closed. */
  | 'IDLE_MONTHS'
  /** Properties with figures in both periods have less than 80% of the receipts of the smaller period, so that no change is stated. */
  | 'LITTLE_COMPARED'
  /** It has no figures in some of the published months of a period. */
  | 'MONTHS_MISSING'
  /** It has no figures in the earlier period. */
  | 'ONLY_LATER'
  /** Single hotels only: another owner last filed at least twice or at most half of its rooms (`Hotel.roomsOfAnotherOwner`), so that one of the two numbers is probably wrong, and RevPAR with it. As of a release, by what is filed today. */
  | 'ROOMS_DIFFER'
  /** Hotels only: no rooms count in some of its months with figures, so that RevPAR covers fewer months than the receipts (`revparMonths`). */
  | 'ROOMS_MISSING'
  /** Hotels only, of places, brands and companies: at least 1% of the rooms of the period count twice, because both owners of a sold hotel filed for a month of it (`lodgingRoomsTwice`). RevPAR is too low, and `rooms` too many. */
  | 'ROOMS_TWICE'
  /** Hotels only: at least 1% of the room-nights of the period are of hotels that filed $0 for the month (`roomsWithoutReceipts`). RevPAR counts them until a hotel is idle. */
  | 'ROOMS_WITHOUT_RECEIPTS'
  /** Hotels only: some filings in the periods have unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`). They count as filed, so that receipts, RevPAR and changes may reflect a typing error or an estimate. */
  | 'UNUSUAL_RECEIPTS';

/** Reason why a figure differs from the value first filed, or needs to be read with care. */
export type ReceiptFlag =
  /** All or part of a quarterly filing, divided among its three months by number of days. */
  | 'APPORTIONED'
  /** The comptroller’s estimate for a taxpayer who did not file; counts until replaced. */
  | 'ESTIMATED'
  /** Receipts of at least $10,000 a month and at least 4 times both the property’s usual month and the taxable part, which is at least a third of the usual month: probably a digit too many. The taxable receipts count instead. */
  | 'EXTRA_DIGIT'
  /** No receipts, and either another property at the same address has some, or this is one of at least three calendar months in a row without any. The rooms do not count. */
  | 'IDLE_ROOMS'
  /** Left out by an operator: does not count at all. */
  | 'LEFT_OUT'
  /** Filed by a booking marketplace for a whole city or county: revenue of that place, never rooms. */
  | 'MARKETPLACE'
  /** Receipts of at least $5,000 a month that are all taxable, not in whole dollars, and the same to the cent in at least three periods of the property, without the flags above. Perhaps an estimate for a hotel that did not file; the receipts count as filed. Of a bar, months of legacy releases with at least $5,000, not in whole hundreds, that are the same to the cent in at least three months. */
  | 'REPEATED_RECEIPTS'
  /** Replaces an earlier figure for the same period; see `revisions`. */
  | 'REVISED'
  /** More than 3,000 rooms; or over $2,500 per room and night; or at least 200 rooms that usually take in less than $5 per room and night (less than $15 for at least 1,000 rooms). The receipts count, the rooms do not. */
  | 'ROOMS_DOUBTFUL'
  /** Receipts over $5,000,000 a month and over 20 times the taxable part, without EXTRA_DIGIT. The taxable receipts count instead. */
  | 'UNSUPPORTED_TOTAL'
  /** Receipts of at least $50,000 a month and over $6,000 for each room, at least 4 times the property’s usual month and at least twice what it filed for the same calendar month of any other year, without the flags above. Perhaps a typing error; the receipts count as filed. */
  | 'UNUSUAL_RECEIPTS';

/** A property whose page was viewed. */
export type RecordViewInput = {
  /** Location number within the taxpayer. */
  locationNumber: Scalars['Int']['input'];
  /** Tax that the page was about. */
  product: Product;
  /** Taxpayer number. */
  taxpayerNumber: Scalars['String']['input'];
};

/** A release and a note on it. */
export type ReleaseActionInput = {
  /** Reason, at most 500 characters, for colleagues who review this later. Required unless `preview` is true. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** True lists what would change, without changing anything. */
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the release, such as `release:3`. */
  releaseId: Scalars['ID']['input'];
};

/** A second step to remove. */
export type RemoveSecondStepInput = {
  /** Id of the second step. */
  id: Scalars['ID']['input'];
  /** The member’s password. */
  password: Scalars['String']['input'];
};

/** A new name for a second step. */
export type RenameSecondStepInput = {
  /** Id of the second step. */
  id: Scalars['ID']['input'];
  /** New name, at most 60 characters. */
  name: Scalars['String']['input'];
};

/** Proof that the member asks for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** The member’s password. */
  password: Scalars['String']['input'];
};

/** An error in a client. */
export type ReportClientErrorInput = {
  /** Error message, cut to 2,000 characters. */
  error: Scalars['String']['input'];
  /** Address of the page; its query is removed. */
  url: Scalars['String']['input'];
};

/** A request for a password reset link. */
export type RequestPasswordResetInput = {
  /** Answer of the captcha; required if `about.captchaSiteKey` is set and nobody is signed in. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Email address of the account, in upper or lower case. */
  email: Scalars['String']['input'];
};

/** A new password and the token of a reset link. */
export type ResetPasswordInput = {
  /** New password, 8 to 128 characters, not easy to guess and not made of the member’s name. */
  password: Scalars['String']['input'];
  /** True to also delete the member’s API keys, exports, links to files, news feed and webhook, since someone else may know them. Authenticator apps and passkeys stay: remove them one by one. */
  revokesAccess?: Scalars['Boolean']['input'];
  /** Token of the reset link, valid once within 30 minutes. */
  token: Scalars['String']['input'];
};

/** Status of a property at the latest published period. */
export type ResponsibilityStatus =
  /** Responsibility has not ended by the latest published period, and the property filed within the latest 6 published months. */
  | 'CURRENT'
  /** Responsibility has ended, or nothing was filed in the latest 6 published months; shown as "Permit Ended". */
  | 'ENDED';

/** Change that a release made to a filing. */
export type RevisionKind =
  /** Filed for the first time. */
  | 'ADDED'
  /** Filed before, with other figures or names. */
  | 'CHANGED'
  /** Filed before, but no longer in the release for the period. */
  | 'RETIRED';

/** An API key to revoke. */
export type RevokeApiKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
};

/** An API key of a member to revoke. */
export type RevokeMemberApiKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** The member. */
  memberId: Scalars['ID']['input'];
};

/** A schedule to run at once, to cancel or to remove. */
export type RunScheduleInput = {
  /** Name of the schedule. */
  name: Scalars['String']['input'];
};

/** State of a scheduled run. */
export type ScheduleRunState =
  /** Cancelled by an operator. Nothing was changed. */
  | 'CANCELLED'
  /** Done. */
  | 'DONE'
  /** Failed. Nothing was changed. */
  | 'FAILED'
  /** Refused: the source or the file must change first. Nothing was changed. */
  | 'REFUSED'
  /** Running, or waiting to try again. */
  | 'RUNNING';

/** Work that runs on a schedule: imports from a source, or a backup. */
export type ScheduleSource =
  /** Fetches and imports the file of an address, unless it is the same as last time. */
  | 'ADDRESS'
  /** Writes a backup. */
  | 'BACKUP'
  /** Imports complete files of the watched folder. */
  | 'INBOX'
  /** Fetches and imports the latest months of mixed beverages from the state’s portal. */
  | 'PORTAL';

/** Kind of second step. */
export type SecondStepKind =
  /** An app that shows a new code every 30 seconds. */
  | 'AUTHENTICATOR'
  /** A key stored on a phone, a computer or a security key. */
  | 'PASSKEY';

/** Kind of security event. */
export type SecurityEventKind =
  /** The member or the operator deleted an account. */
  | 'ACCOUNT_DELETED'
  /** A signed-in member lacked the right. Recorded at most once a minute. */
  | 'DENIED'
  /** A table, or all data of the member, was exported to a file. */
  | 'EXPORTED'
  /**
   * An account secret was added, replaced, removed or used up: password, email address, authenticator app,
   * passkey, recovery code or API key.
   */
  | 'KEYS_CHANGED'
  /** Free access or administrator rights of a member were granted or revoked. */
  | 'RIGHTS_CHANGED'
  /** A session started, also by sign-up. */
  | 'SIGNED_IN'
  /** A password, code or passkey was wrong. */
  | 'SIGN_IN_FAILED'
  /** Too many attempts. Recorded at most once a minute. */
  | 'THROTTLED';

/** Conditions on security events; each is optional. */
export type SecurityFilter = {
  /** Kind of event. */
  kind?: InputMaybe<SecurityEventKind>;
  /** Id of the account. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Text contained in the account’s email address or the network address. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A help message to the operator. */
export type SendHelpMessageInput = {
  /** Email address for the answer. */
  answerTo: Scalars['String']['input'];
  /** Path of the page the message was written on; its query is removed. */
  page: Scalars['String']['input'];
  /** Id of the last request that failed on that page, as shown in its error; null if none failed. */
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** Text of the message, at most 4,000 characters. */
  text: Scalars['String']['input'];
};

/** Purpose of an external service. */
export type ServiceName =
  /** Completes addresses as they are typed. */
  | 'ADDRESSES'
  /** Counts page views. */
  | 'ANALYTICS'
  /** Distinguishes people from programs. */
  | 'CAPTCHA'
  /** Collects browser errors. */
  | 'ERROR_REPORTING'
  /** Finds the map positions of properties. */
  | 'GEOCODING'
  /** Sends email. */
  | 'MAIL'
  /** Draws streets on maps. */
  | 'MAP_TILES'
  /** Names who runs this installation. */
  | 'OPERATOR'
  /** Charges cards. */
  | 'PAYMENT'
  /** Notifies the operator of help messages. */
  | 'SUPPORT';

/** Chain scale of a brand, with its source. */
export type SetBrandChainScaleInput = {
  /** Id of the brand, such as `brand:12`. */
  brandId: Scalars['ID']['input'];
  /** Class; null if none is certain. INDEPENDENT is refused: it is for hotels without a brand. */
  chainScale?: InputMaybe<ChainScale>;
  /** Publication that gives the class, so that other administrators can check it. */
  source: Scalars['String']['input'];
};

/** The new state of a help message. */
export type SetHelpMessageAnsweredInput = {
  /** True marks the message as answered, false reopens it. */
  isAnswered: Scalars['Boolean']['input'];
  /** Number of the message, from `helpMessages`. */
  messageId: Scalars['Int']['input'];
};

/** A choice about emails on imports. */
export type SetImportMailsInput = {
  /** True to get these emails. */
  isOn: Scalars['Boolean']['input'];
};

/** New rights of a member. Rights left out stay as they are. */
export type SetMemberRightsInput = {
  /** True makes the member an administrator. */
  isAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  /** True grants free access and cancels a running subscription, because free accounts are never charged. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** The member. */
  memberId: Scalars['ID']['input'];
};

/** A choice about news by email. */
export type SetNewsChoiceInput = {
  /** How often to email news. */
  frequency: NewsFrequency;
};

/** A webhook to set. */
export type SetNewsWebhookInput = {
  /** Its address: https, port 443, a public host, at most 1,000 characters, without a name and password. */
  url: Scalars['String']['input'];
};

/** Opens or closes the chart of a hotel, bar or place. */
export type SetPublicSampleInput = {
  /** Id of the hotel, bar or place. */
  id: Scalars['ID']['input'];
  /** True to open it to everybody. */
  isPublic: Scalars['Boolean']['input'];
};

/** Changes to a schedule. Parts left out stay as they are. */
export type SetScheduleInput = {
  /** Address of the file; only if the source is `ADDRESS`. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** True turns the schedule on, false turns it off. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Months that the portal is asked for, 1 to 240. */
  monthsBack?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the schedule. */
  name: Scalars['String']['input'];
  /** Cron pattern of five fields. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** Time zone, such as `America/Chicago`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Credentials of a sign-in. */
export type SignInInput = {
  /** Answer of the captcha; required if `about.captchaSiteKey` is set. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /**
   * Code of the authenticator app, or a recovery code, for programs that sign in with one request. Without it, an
   * account with two-step sign-in returns `secondStep`. Not used for sign-up.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /**
   * Device tokens of earlier sign-ins on this device, at most five. A known device is not slowed down after too
   * many failed attempts by others.
   */
  deviceTokens?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Email address, in upper or lower case. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Details of a new account. */
export type SignUpInput = {
  /** Answer of the captcha; required if `about.captchaSiteKey` is set. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /**
   * Code of the authenticator app, or a recovery code, for programs that sign in with one request. Without it, an
   * account with two-step sign-in returns `secondStep`. Not used for sign-up.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /**
   * Device tokens of earlier sign-ins on this device, at most five. A known device is not slowed down after too
   * many failed attempts by others.
   */
  deviceTokens?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Email address, in upper or lower case. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** An export to prepare in the background. */
export type StartExportInput = {
  /** Arguments of the data set as JSON text, the same as the body of `POST /exports/NAME.FORMAT`; none by default. */
  argumentsJson?: InputMaybe<Scalars['String']['input']>;
  /** Name of a data set of `GET /exports`, such as `hotelMonths`; null for a query of your own. */
  dataSet?: InputMaybe<Scalars['String']['input']>;
  /** Format of the file. */
  format: ExportFormat;
  /** A GraphQL query with one list, in place of a data set. All pages of the list are exported; its `first`, `after`, `last` and `before` do not matter. The columns are the fields of a row that have values, named by their path, such as `city.name`. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Words that name the export, at most 100 characters; by default, the name of the data set. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Variables of the query as JSON text; none by default. */
  variablesJson?: InputMaybe<Scalars['String']['input']>;
};

/** A request to stop news emails without signing in. */
export type StopNewsMailsInput = {
  /** Key in the link of the email. */
  key: Scalars['String']['input'];
};

/** Equal to one text, or to any of several. */
export type StringFilter = {
  /** Exactly this text. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Any of these texts, at most 100. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The plan to buy and the card to charge. */
export type SubscribeInput = {
  /** Cardholder and billing address. */
  billing: BillingDetailsInput;
  /** Id of the payment method that the browser created with Stripe. */
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
  /** `MONTHLY` or `YEARLY`. */
  plan: Plan;
  /** Today’s payment as the member saw it, in US dollars. If another amount is due, nothing is charged, and the error is `AMOUNT_CHANGED`. Without it, the amount that is due is charged. */
  today?: InputMaybe<Scalars['USD']['input']>;
  /** Card token of older clients, instead of `paymentMethodId`. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** State of a subscription. */
export type SubscriptionStatus =
  /** Paid, cancelled or not. */
  | 'ACTIVE'
  /** The subscription has ended. */
  | 'ENDED'
  /** The first payment is unfinished. Gives no access. */
  | 'INCOMPLETE'
  /** A renewal is unpaid. Access continues while the card is retried; `payRenewal` pays at once. */
  | 'PAST_DUE';

/** The card to charge from now on. */
export type UpdateCardInput = {
  /** Cardholder and billing address. */
  billing: BillingDetailsInput;
  /** Id of the payment method that the browser created with Stripe. */
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
  /** Card token of older clients, instead of `paymentMethodId`. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** The payment for which a monthly plan changes to a yearly one. */
export type UpgradeInput = {
  /** Today’s payment as the member saw it, in US dollars. If another amount is due, nothing is charged, and the error is `AMOUNT_CHANGED`. Without it, the amount that is due is charged. */
  today?: InputMaybe<Scalars['USD']['input']>;
};

/** State of an uploaded file. */
export type UploadState =
  /** Not complete yet. */
  | 'ARRIVING'
  /** Published, or published before. */
  | 'DONE'
  /** Failed; nothing was changed. */
  | 'FAILED'
  /** The import waits for its turn or is running. */
  | 'IMPORTING'
  /** Refused or held back; nothing was changed. */
  | 'REFUSED'
  /** Complete, and waiting for the worker. */
  | 'WAITING';

/** How a call of a webhook ended. */
export type WebhookOutcome =
  /** All attempts failed. */
  | 'FAILED'
  /** The answer had a status from 200 to 299. */
  | 'SENT'
  /** Not sent: the webhook was turned off, or the member’s access had ended. */
  | 'WITHHELD';

/** A correction to withdraw, after the preview. */
export type WithdrawBrandCorrectionInput = {
  /** Number of the correction. */
  correctionId: Scalars['Int']['input'];
  /** `stamp` of the `brandPreview` of this change, which identifies the state that was previewed. */
  stamp: Scalars['String']['input'];
};

export type RestSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSubscriptionQuery = { viewer: { isSubscribed: boolean, isPaid: boolean, isFree: boolean, isAdmin: boolean, subscription: { planCode: number } | null } };

export type RestCurrentTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCurrentTokenQuery = { currentToken: string };

export type RestSubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type RestSubscribeMutation = { subscribe: { token: string | null, clientSecret: string | null, errors: Array<{ code: string, message: string }> } };

export type RestUpdateCardMutationVariables = Exact<{
  input: UpdateCardInput;
}>;


export type RestUpdateCardMutation = { updateCard: { clientSecret: string | null, errors: Array<{ code: string, message: string }> } };

export type RestCancelMutationVariables = Exact<{
  input: CancelSubscriptionInput;
}>;


export type RestCancelMutation = { cancelSubscription: { errors: Array<{ code: string, message: string }> } };

export type RestUpgradeMutationVariables = Exact<{ [key: string]: never; }>;


export type RestUpgradeMutation = { upgradeSubscription: { token: string | null, clientSecret: string | null, errors: Array<{ code: string, message: string }> } };

export type RestInvoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestInvoicesQuery = { viewer: { invoices: { nodes: Array<{ id: string, number: string | null, amountPaid: number, createdAt: string, status: InvoiceStatus, pdfUrl: string | null, pageUrl: string | null }> } } };

export type RestBeveragePropertyQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestBeveragePropertyQuery = { beverageProperty: { permit: string | null, countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null, months: Array<{ month: string, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null, isIncomplete: boolean, responsibleDays: number | null, flags: Array<ReceiptFlag> }>, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null } | null };

export type RestBeverageYearsQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestBeverageYearsQuery = { beverageProperty: { years: Array<{ year: number, months: number, totalReceipts: number, estimatedMonths: Array<string> }> } | null };

export type RestBeverageResultsQueryVariables = Exact<{
  input: BeverageResultsInput;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestBeverageResultsQuery = { beverageResults: { isPublished: boolean, nodes: Array<{ periodEnd: string, isIncomplete: boolean, responsibleDays: number | null, flags: Array<ReceiptFlag>, locationName: string, locationAddress: string, city: string | null, county: string | null, locationZip: string, taxpayerNumber: string, locationNumber: number, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestBrandsQuery = { brands: Array<{ id: string, name: string, matchText: string, excludeText: string | null, locations: number, parentCompany: { id: string, name: string } }> };

export type RestBrandTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestBrandTextsQuery = { brands: Array<{ id: string, matchText: string, excludeText: string | null }> };

export type RestBrandMonthFragment = { month: string, roomReceipts: number, apportioned: number, rooms: number, revpar: number | null, isIncomplete: boolean };

export type RestBrandMonthsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestBrandMonthsQuery = { owner: { months: Array<{ month: string, roomReceipts: number, apportioned: number, rooms: number, revpar: number | null, isIncomplete: boolean }>, monthsLeftOut: Array<{ month: string }>, roomsTwice: Array<{ month: string, rooms: number, revpar: number | null }> } | null };

export type RestParentMonthsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestParentMonthsQuery = { owner: { months: Array<{ month: string, roomReceipts: number, apportioned: number, rooms: number, revpar: number | null, isIncomplete: boolean }>, monthsLeftOut: Array<{ month: string }>, roomsTwice: Array<{ month: string, rooms: number, revpar: number | null }> } | null };

export type RestBrandHotelsFragment = { nodes: Array<{ roomCapacity: number | null, filerType: FilerType | null, responsibilityBegin: string | null, responsibilityEnd: string | null, countyName: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null, taxpayer: { name: string }, brand: { name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type RestBrandHotelsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestBrandHotelsQuery = { owner: { hotels: { nodes: Array<{ roomCapacity: number | null, filerType: FilerType | null, responsibilityBegin: string | null, responsibilityEnd: string | null, countyName: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null, taxpayer: { name: string }, brand: { name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestParentHotelsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestParentHotelsQuery = { owner: { hotels: { nodes: Array<{ roomCapacity: number | null, filerType: FilerType | null, responsibilityBegin: string | null, responsibilityEnd: string | null, countyName: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null, taxpayer: { name: string }, brand: { name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestRoomsTwiceFragment = { month: string, rooms: number, revpar: number | null };

export type RestNewHotelsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestNewHotelsQuery = { newHotels: Array<{ year: number, newHotels: number }> };

type RestHotel_Hotel_Fragment = { cityName: string | null, filerType: FilerType | null, countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null };

type RestHotel_TrialHotel_Fragment = { cityName: string | null, filerType: FilerType | null, countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null };

export type RestHotelFragment =
  | RestHotel_Hotel_Fragment
  | RestHotel_TrialHotel_Fragment
;

type RestHotelMonth_HotelEstablishmentMonth_Fragment = { month: string, filedReceipts: number, taxableReceipts: number, apportioned: number, filedRooms: number | null, revpar: number | null, isIncomplete: boolean, responsibleDays: number | null };

type RestHotelMonth_HotelMonth_Fragment = { month: string, filedReceipts: number, taxableReceipts: number, apportioned: number, filedRooms: number | null, revpar: number | null, isIncomplete: boolean, responsibleDays: number | null };

type RestHotelMonth_TrialHotelMonth_Fragment = { month: string, filedReceipts: number, taxableReceipts: number, apportioned: number, filedRooms: number | null, revpar: number | null, isIncomplete: boolean, responsibleDays: number | null };

export type RestHotelMonthFragment =
  | RestHotelMonth_HotelEstablishmentMonth_Fragment
  | RestHotelMonth_HotelMonth_Fragment
  | RestHotelMonth_TrialHotelMonth_Fragment
;

type RestHotelYear_HotelYear_Fragment = { year: number, months: number, roomReceipts: number, revpar: number | null, revparMonths: number };

type RestHotelYear_TrialHotelYear_Fragment = { year: number, months: number, roomReceipts: number, revpar: number | null, revparMonths: number };

export type RestHotelYearFragment =
  | RestHotelYear_HotelYear_Fragment
  | RestHotelYear_TrialHotelYear_Fragment
;

type RestRoomMonth_HotelEstablishmentMonth_Fragment = { month: string, roomReceipts: number, roomCapacity: number | null };

type RestRoomMonth_HotelMonth_Fragment = { month: string, roomReceipts: number, roomCapacity: number | null };

type RestRoomMonth_TrialHotelMonth_Fragment = { month: string, roomReceipts: number, roomCapacity: number | null };

export type RestRoomMonthFragment =
  | RestRoomMonth_HotelEstablishmentMonth_Fragment
  | RestRoomMonth_HotelMonth_Fragment
  | RestRoomMonth_TrialHotelMonth_Fragment
;

export type RestHotelQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestHotelQuery = { hotel: { cityName: string | null, filerType: FilerType | null, countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, months: Array<{ month: string, filedReceipts: number, taxableReceipts: number, apportioned: number, filedRooms: number | null, revpar: number | null, isIncomplete: boolean, responsibleDays: number | null }>, monthsLeftOut: Array<{ month: string }>, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null } | null };

export type RestHotelMapQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestHotelMapQuery = { hotel: { coordinates: { latitude: number, longitude: number } | null } | null };

export type RestHotelYearsQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestHotelYearsQuery = { hotel: { years: Array<{ year: number, months: number, roomReceipts: number, revpar: number | null, revparMonths: number }> } | null };

export type RestHotelRoomMonthsQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestHotelRoomMonthsQuery = { hotel: { months: Array<{ month: string, roomReceipts: number, roomCapacity: number | null }> } | null };

export type RestHotelResultsQueryVariables = Exact<{
  input: HotelResultsInput;
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestHotelResultsQuery = { hotelResults: { isPublished: boolean, nodes: Array<{ periodEnd: string, periodMonths: number, monthsFiled: number, revparMonths: number, responsibleDays: number | null, isIncomplete: boolean, flags: Array<ReceiptFlag>, filerType: FilerType, locationName: string, locationAddress: string, city: string | null, county: string | null, locationZip: string, locationPhone: string | null, taxpayerNumber: string, locationNumber: number, taxpayerName: string, taxpayerAddress: string, taxpayerCity: string, taxpayerPhone: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, roomReceipts: number, taxableReceipts: number, roomCapacity: number, revpar: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

type RestLodgingMonth_LodgingPlaceMonth_Fragment = { month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean };

type RestLodgingMonth_TrialPlaceMonth_Fragment = { month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean };

export type RestLodgingMonthFragment =
  | RestLodgingMonth_LodgingPlaceMonth_Fragment
  | RestLodgingMonth_TrialPlaceMonth_Fragment
;

export type RestAlcoholMonthFragment = { month: string, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null, estimated: number, isIncomplete: boolean };

export type RestLodgingMonthsQueryVariables = Exact<{
  kind: PlaceKind;
  name: Scalars['String']['input'];
}>;


export type RestLodgingMonthsQuery = { place: { name: string, lodgingMonths: Array<{ month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean }>, lodgingMonthsLeftOut: Array<{ month: string }>, lodgingRoomsTwice: Array<{ month: string, rooms: number, revpar: number | null }> } | null };

export type RestCitiesLodgingQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type RestCitiesLodgingQuery = { place: { name: string, citiesLodgingMonths: Array<{ city: string, month: { month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean } }>, citiesLodgingMonthsLeftOut: Array<{ city: string, month: { month: string } }>, citiesLodgingRoomsTwice: Array<{ city: string, month: { month: string, rooms: number, revpar: number | null } }> } | null };

export type RestAlcoholMonthsQueryVariables = Exact<{
  kind: PlaceKind;
  name: Scalars['String']['input'];
}>;


export type RestAlcoholMonthsQuery = { place: { name: string, alcoholMonths: Array<{ month: string, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null, estimated: number, isIncomplete: boolean }> } | null };

export type RestCitiesAlcoholQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type RestCitiesAlcoholQuery = { place: { name: string, citiesAlcoholMonths: Array<{ city: string, month: { month: string, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null, estimated: number, isIncomplete: boolean } }> } | null };

export type RestPlacesQueryVariables = Exact<{
  product: Product;
  kind: PlaceKind;
}>;


export type RestPlacesQuery = { places: Array<{ name: string }> };

export type RestPeriodFragment = { product: Product, locationName: string, locationAddress: string, taxpayerName: string, beginDate: string, endDate: string | null };

export type RestHotelHistoryQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestHotelHistoryQuery = { property: { premises: { ownershipPeriods: Array<{ product: Product, locationName: string, locationAddress: string, taxpayerName: string, beginDate: string, endDate: string | null }> } | null } | null };

export type RestBeverageHistoryQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type RestBeverageHistoryQuery = { property: { premises: { ownershipPeriods: Array<{ product: Product, locationName: string, locationAddress: string, taxpayerName: string, beginDate: string, endDate: string | null }> } | null } | null };

export type RestRelatedFragment = { hotel: { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null, beverageProperty: { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null };

export type RestTaxpayerPropertiesQueryVariables = Exact<{
  number: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestTaxpayerPropertiesQuery = { taxpayerProperties: { nodes: Array<{ hotel: { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null, beverageProperty: { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestAddressMatchesQueryVariables = Exact<{
  address: Scalars['String']['input'];
  zip: Scalars['String']['input'];
}>;


export type RestAddressMatchesQuery = { addressMatches: Array<{ hotel: { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null, beverageProperty: { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null }> };

type RestLocation_BeverageProperty_Fragment = { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

type RestLocation_Hotel_Fragment = { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

type RestLocation_TrialHotel_Fragment = { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

type RestLocation_TrialRelatedProperty_Fragment = { name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

export type RestLocationFragment =
  | RestLocation_BeverageProperty_Fragment
  | RestLocation_Hotel_Fragment
  | RestLocation_TrialHotel_Fragment
  | RestLocation_TrialRelatedProperty_Fragment
;

type RestProperty_BeverageProperty_Fragment = { countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null };

type RestProperty_Hotel_Fragment = { countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null };

type RestProperty_TrialHotel_Fragment = { countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null };

export type RestPropertyFragment =
  | RestProperty_BeverageProperty_Fragment
  | RestProperty_Hotel_Fragment
  | RestProperty_TrialHotel_Fragment
;

export type RestLatestQueryVariables = Exact<{ [key: string]: never; }>;


export type RestLatestQuery = { latestPeriod: { year: number, monthNumber: number } | null };

export type RestListedFragment = { id: string, name: string, product: Product };

export type RestPortfoliosQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPortfoliosQuery = { portfolios: { nodes: Array<{ id: string, name: string, product: Product }> } };

export type RestCreatePortfolioMutationVariables = Exact<{
  input: CreatePortfolioInput;
}>;


export type RestCreatePortfolioMutation = { createPortfolio: { portfolio: { id: string, name: string, product: Product } | null, errors: Array<{ code: string, message: string }> } };

export type RestDeletePortfolioMutationVariables = Exact<{
  input: DeletePortfolioInput;
}>;


export type RestDeletePortfolioMutation = { deletePortfolio: { errors: Array<{ code: string, message: string }> } };

export type RestPortfolioQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestPortfolioQuery = { node:
    | { hotels: { nodes: Array<{ taxpayerNumber: string, locationNumber: number, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, beverageProperties: { nodes: Array<{ taxpayerNumber: string, locationNumber: number, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | Record<PropertyKey, never>
   | null };

export type RestAddToPortfolioMutationVariables = Exact<{
  input: PortfolioPropertyInput;
}>;


export type RestAddToPortfolioMutation = { done: { errors: Array<{ code: string, message: string }> } };

export type RestRemoveFromPortfolioMutationVariables = Exact<{
  input: PortfolioPropertyInput;
}>;


export type RestRemoveFromPortfolioMutation = { done: { errors: Array<{ code: string, message: string }> } };

export type RestHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type RestHistoryQuery = { recentlyViewed: { nodes: Array<{ hotel: { taxpayerNumber: string, locationNumber: number, name: string } | null, beverageProperty: { taxpayerNumber: string, locationNumber: number, name: string } | null }> } };

export type RestRecordViewMutationVariables = Exact<{
  input: RecordViewInput;
}>;


export type RestRecordViewMutation = { recordView: { errors: Array<{ code: string, message: string }> } };

type RestSuggestion_BeverageProperty_Fragment = { status: ResponsibilityStatus, responsibilityEnd: string | null, endedOn: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

type RestSuggestion_Hotel_Fragment = { status: ResponsibilityStatus, responsibilityEnd: string | null, endedOn: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

type RestSuggestion_TrialHotel_Fragment = { status: ResponsibilityStatus, responsibilityEnd: string | null, endedOn: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number };

export type RestSuggestionFragment =
  | RestSuggestion_BeverageProperty_Fragment
  | RestSuggestion_Hotel_Fragment
  | RestSuggestion_TrialHotel_Fragment
;

export type RestSearchQueryVariables = Exact<{
  product: Product;
  text: Scalars['String']['input'];
}>;


export type RestSearchQuery = { search: { zips: Array<{ name: string }>, cities: Array<{ name: string }>, counties: Array<{ name: string }>, properties: Array<{ formerName: string | null, hotel: { status: ResponsibilityStatus, responsibilityEnd: string | null, endedOn: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null, beverageProperty: { status: ResponsibilityStatus, responsibilityEnd: string | null, endedOn: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, city: { name: string } | null } | null }> } };

export type RestTrialQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialQuery = { trial: { hotel: { cityName: string | null, filerType: FilerType | null, countyName: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, name: string, address: string, filedCity: string, state: string, zip: string, taxpayerNumber: string, locationNumber: number, months: Array<{ month: string, filedReceipts: number, taxableReceipts: number, apportioned: number, filedRooms: number | null, revpar: number | null, isIncomplete: boolean, responsibleDays: number | null }>, monthsLeftOut: Array<{ month: string }>, taxpayer: { name: string, address: string, city: string, county: string | null, state: string, zip: string }, coordinates: { latitude: number, longitude: number } | null } | null } };

export type RestTrialNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialNamesQuery = { trial: { hotel: { names: Array<{ locationName: string, locationAddress: string, taxpayerName: string, beginDate: string, endDate: string | null }> } | null } };

export type RestTrialYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialYearsQuery = { trial: { hotel: { years: Array<{ year: number, months: number, roomReceipts: number, revpar: number | null, revparMonths: number }> } | null } };

export type RestTrialRoomMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialRoomMonthsQuery = { trial: { latestYear: number | null, hotel: { months: Array<{ month: string, roomReceipts: number, roomCapacity: number | null }> } | null } };

export type RestTrialCityQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialCityQuery = { trial: { city: { name: string, lodgingMonths: Array<{ month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean }>, lodgingMonthsLeftOut: Array<{ month: string }>, lodgingRoomsTwice: Array<{ month: string, rooms: number, revpar: number | null }> } | null } };

export type RestTrialCountyQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialCountyQuery = { trial: { county: { name: string, lodgingMonths: Array<{ month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean }>, lodgingMonthsLeftOut: Array<{ month: string }>, lodgingRoomsTwice: Array<{ month: string, rooms: number, revpar: number | null }> } | null } };

export type RestTrialCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTrialCitiesQuery = { trial: { county: { name: string, citiesLodgingMonths: Array<{ city: string, month: { month: string, roomReceipts: number, apportioned: number, revpar: number | null, rooms: number, isIncomplete: boolean } }>, citiesLodgingMonthsLeftOut: Array<{ city: string, month: { month: string } }>, citiesLodgingRoomsTwice: Array<{ city: string, month: { month: string, rooms: number, revpar: number | null } }> } | null } };

export type RestMemberFragment = { email: string, firstName: string, lastName: string, isAdmin: boolean, isFree: boolean, isSubscribed: boolean };

export type RestSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type RestSignInMutation = { signIn: { token: string | null, member: { email: string, firstName: string, lastName: string, isAdmin: boolean, isFree: boolean, isSubscribed: boolean } | null, errors: Array<{ code: string, message: string }> } };

export type RestSignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type RestSignUpMutation = { signUp: { token: string | null, errors: Array<{ code: string, message: string }> } };

export type RestSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestSignOutMutation = { signOut: { ok: boolean } };

export type RestViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type RestViewerQuery = { viewer: { email: string, firstName: string, lastName: string, isAdmin: boolean, isFree: boolean, isSubscribed: boolean } };

export type RestIsUnsubscribedQueryVariables = Exact<{ [key: string]: never; }>;


export type RestIsUnsubscribedQuery = { isUnsubscribed: boolean };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { ok: boolean, errors: Array<{ code: string, message: string }> } };

export type RestCheckPasswordResetQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type RestCheckPasswordResetQuery = { isPasswordResetTokenValid: boolean };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { ok: boolean, errors: Array<{ code: string, message: string }> } };

export type RestMembersQueryVariables = Exact<{
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RestMembersQuery = { members: { nodes: Array<{ firstName: string, lastName: string, email: string, isAdmin: boolean, isFree: boolean, isPaid: boolean, isSubscribed: boolean, createdAt: string | null, lastSignInAt: string | null, stripeCustomerId: string | null, subscription: { planCode: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestNoteExportMutationVariables = Exact<{
  input: NoteExportInput;
}>;


export type RestNoteExportMutation = { noteExport: { ok: boolean } };

export type RestReportClientErrorMutationVariables = Exact<{
  input: ReportClientErrorInput;
}>;


export type RestReportClientErrorMutation = { reportClientError: { ok: boolean, errors: Array<{ code: string, message: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RestBrandMonthFragmentDoc = new TypedDocumentString(`
    fragment RestBrandMonth on BrandMonth {
  month
  roomReceipts
  apportioned
  rooms
  revpar
  isIncomplete
}
    `, {"fragmentName":"RestBrandMonth"}) as unknown as TypedDocumentString<RestBrandMonthFragment, unknown>;
export const RestLocationFragmentDoc = new TypedDocumentString(`
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}
    `, {"fragmentName":"RestLocation"}) as unknown as TypedDocumentString<RestLocationFragment, unknown>;
export const RestBrandHotelsFragmentDoc = new TypedDocumentString(`
    fragment RestBrandHotels on HotelConnection {
  nodes {
    ...RestLocation
    roomCapacity
    filerType
    responsibilityBegin
    responsibilityEnd
    city {
      name
    }
    countyName
    taxpayer {
      name
    }
    brand {
      name
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`, {"fragmentName":"RestBrandHotels"}) as unknown as TypedDocumentString<RestBrandHotelsFragment, unknown>;
export const RestRoomsTwiceFragmentDoc = new TypedDocumentString(`
    fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}
    `, {"fragmentName":"RestRoomsTwice"}) as unknown as TypedDocumentString<RestRoomsTwiceFragment, unknown>;
export const RestPropertyFragmentDoc = new TypedDocumentString(`
    fragment RestProperty on PropertyFacts {
  ...RestLocation
  countyName
  responsibilityBegin
  responsibilityEnd
  taxpayer {
    name
    address
    city
    county
    state
    zip
  }
  coordinates {
    latitude
    longitude
  }
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`, {"fragmentName":"RestProperty"}) as unknown as TypedDocumentString<RestPropertyFragment, unknown>;
export const RestHotelFragmentDoc = new TypedDocumentString(`
    fragment RestHotel on HotelFacts {
  ...RestProperty
  cityName
  filerType
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}
fragment RestProperty on PropertyFacts {
  ...RestLocation
  countyName
  responsibilityBegin
  responsibilityEnd
  taxpayer {
    name
    address
    city
    county
    state
    zip
  }
  coordinates {
    latitude
    longitude
  }
}`, {"fragmentName":"RestHotel"}) as unknown as TypedDocumentString<RestHotelFragment, unknown>;
export const RestHotelMonthFragmentDoc = new TypedDocumentString(`
    fragment RestHotelMonth on HotelMonthFacts {
  month
  filedReceipts
  taxableReceipts
  apportioned
  filedRooms
  revpar
  isIncomplete
  responsibleDays
}
    `, {"fragmentName":"RestHotelMonth"}) as unknown as TypedDocumentString<RestHotelMonthFragment, unknown>;
export const RestHotelYearFragmentDoc = new TypedDocumentString(`
    fragment RestHotelYear on HotelYearFacts {
  year
  months
  roomReceipts
  revpar
  revparMonths
}
    `, {"fragmentName":"RestHotelYear"}) as unknown as TypedDocumentString<RestHotelYearFragment, unknown>;
export const RestRoomMonthFragmentDoc = new TypedDocumentString(`
    fragment RestRoomMonth on HotelMonthFacts {
  month
  roomReceipts
  roomCapacity
}
    `, {"fragmentName":"RestRoomMonth"}) as unknown as TypedDocumentString<RestRoomMonthFragment, unknown>;
export const RestLodgingMonthFragmentDoc = new TypedDocumentString(`
    fragment RestLodgingMonth on LodgingMonthFacts {
  month
  roomReceipts
  apportioned
  revpar
  rooms
  isIncomplete
}
    `, {"fragmentName":"RestLodgingMonth"}) as unknown as TypedDocumentString<RestLodgingMonthFragment, unknown>;
export const RestAlcoholMonthFragmentDoc = new TypedDocumentString(`
    fragment RestAlcoholMonth on AlcoholPlaceMonth {
  month
  totalReceipts
  liquorReceipts
  wineReceipts
  beerReceipts
  coverChargeReceipts
  estimated
  isIncomplete
}
    `, {"fragmentName":"RestAlcoholMonth"}) as unknown as TypedDocumentString<RestAlcoholMonthFragment, unknown>;
export const RestPeriodFragmentDoc = new TypedDocumentString(`
    fragment RestPeriod on OwnershipPeriod {
  product
  locationName
  locationAddress
  taxpayerName
  beginDate
  endDate
}
    `, {"fragmentName":"RestPeriod"}) as unknown as TypedDocumentString<RestPeriodFragment, unknown>;
export const RestRelatedFragmentDoc = new TypedDocumentString(`
    fragment RestRelated on RelatedProperty {
  hotel {
    ...RestLocation
    city {
      name
    }
  }
  beverageProperty {
    ...RestLocation
    city {
      name
    }
  }
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`, {"fragmentName":"RestRelated"}) as unknown as TypedDocumentString<RestRelatedFragment, unknown>;
export const RestListedFragmentDoc = new TypedDocumentString(`
    fragment RestListed on Portfolio {
  id
  name
  product
}
    `, {"fragmentName":"RestListed"}) as unknown as TypedDocumentString<RestListedFragment, unknown>;
export const RestSuggestionFragmentDoc = new TypedDocumentString(`
    fragment RestSuggestion on PropertyFacts {
  ...RestLocation
  status
  responsibilityEnd
  endedOn
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`, {"fragmentName":"RestSuggestion"}) as unknown as TypedDocumentString<RestSuggestionFragment, unknown>;
export const RestMemberFragmentDoc = new TypedDocumentString(`
    fragment RestMember on Member {
  email
  firstName
  lastName
  isAdmin
  isFree
  isSubscribed
}
    `, {"fragmentName":"RestMember"}) as unknown as TypedDocumentString<RestMemberFragment, unknown>;
export const RestSubscriptionDocument = new TypedDocumentString(`
    query restSubscription {
  viewer {
    isSubscribed
    isPaid
    isFree
    isAdmin
    subscription {
      planCode
    }
  }
}
    `) as unknown as TypedDocumentString<RestSubscriptionQuery, RestSubscriptionQueryVariables>;
export const RestCurrentTokenDocument = new TypedDocumentString(`
    query restCurrentToken {
  currentToken
}
    `) as unknown as TypedDocumentString<RestCurrentTokenQuery, RestCurrentTokenQueryVariables>;
export const RestSubscribeDocument = new TypedDocumentString(`
    mutation restSubscribe($input: SubscribeInput!) {
  subscribe(input: $input) {
    token
    clientSecret
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestSubscribeMutation, RestSubscribeMutationVariables>;
export const RestUpdateCardDocument = new TypedDocumentString(`
    mutation restUpdateCard($input: UpdateCardInput!) {
  updateCard(input: $input) {
    clientSecret
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestUpdateCardMutation, RestUpdateCardMutationVariables>;
export const RestCancelDocument = new TypedDocumentString(`
    mutation restCancel($input: CancelSubscriptionInput!) {
  cancelSubscription(input: $input) {
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestCancelMutation, RestCancelMutationVariables>;
export const RestUpgradeDocument = new TypedDocumentString(`
    mutation restUpgrade {
  upgradeSubscription {
    token
    clientSecret
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestUpgradeMutation, RestUpgradeMutationVariables>;
export const RestInvoicesDocument = new TypedDocumentString(`
    query restInvoices {
  viewer {
    invoices(first: 500) {
      nodes {
        id
        number
        amountPaid
        createdAt
        status
        pdfUrl
        pageUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestInvoicesQuery, RestInvoicesQueryVariables>;
export const RestBeveragePropertyDocument = new TypedDocumentString(`
    query restBeverageProperty($taxpayerNumber: String!, $locationNumber: Int!) {
  beverageProperty(
    taxpayerNumber: $taxpayerNumber
    locationNumber: $locationNumber
  ) {
    ...RestProperty
    permit
    city {
      name
    }
    months {
      month
      totalReceipts
      liquorReceipts
      wineReceipts
      beerReceipts
      coverChargeReceipts
      isIncomplete
      responsibleDays
      flags
    }
  }
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}
fragment RestProperty on PropertyFacts {
  ...RestLocation
  countyName
  responsibilityBegin
  responsibilityEnd
  taxpayer {
    name
    address
    city
    county
    state
    zip
  }
  coordinates {
    latitude
    longitude
  }
}`) as unknown as TypedDocumentString<RestBeveragePropertyQuery, RestBeveragePropertyQueryVariables>;
export const RestBeverageYearsDocument = new TypedDocumentString(`
    query restBeverageYears($taxpayerNumber: String!, $locationNumber: Int!) {
  beverageProperty(
    taxpayerNumber: $taxpayerNumber
    locationNumber: $locationNumber
  ) {
    years {
      year
      months
      totalReceipts
      estimatedMonths
    }
  }
}
    `) as unknown as TypedDocumentString<RestBeverageYearsQuery, RestBeverageYearsQueryVariables>;
export const RestBeverageResultsDocument = new TypedDocumentString(`
    query restBeverageResults($input: BeverageResultsInput!, $first: Int, $after: String) {
  beverageResults(input: $input, first: $first, after: $after) {
    isPublished
    nodes {
      periodEnd
      isIncomplete
      responsibleDays
      flags
      locationName
      locationAddress
      city
      county
      locationZip
      taxpayerNumber
      locationNumber
      totalReceipts
      liquorReceipts
      wineReceipts
      beerReceipts
      coverChargeReceipts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RestBeverageResultsQuery, RestBeverageResultsQueryVariables>;
export const RestBrandsDocument = new TypedDocumentString(`
    query restBrands {
  brands {
    id
    name
    matchText
    excludeText
    locations
    parentCompany {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RestBrandsQuery, RestBrandsQueryVariables>;
export const RestBrandTextsDocument = new TypedDocumentString(`
    query restBrandTexts {
  brands(withoutLocations: true) {
    id
    matchText
    excludeText
  }
}
    `) as unknown as TypedDocumentString<RestBrandTextsQuery, RestBrandTextsQueryVariables>;
export const RestBrandMonthsDocument = new TypedDocumentString(`
    query restBrandMonths($id: ID!) {
  owner: brand(id: $id) {
    months {
      ...RestBrandMonth
    }
    monthsLeftOut {
      month
    }
    roomsTwice {
      ...RestRoomsTwice
    }
  }
}
    fragment RestBrandMonth on BrandMonth {
  month
  roomReceipts
  apportioned
  rooms
  revpar
  isIncomplete
}
fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}`) as unknown as TypedDocumentString<RestBrandMonthsQuery, RestBrandMonthsQueryVariables>;
export const RestParentMonthsDocument = new TypedDocumentString(`
    query restParentMonths($id: ID!) {
  owner: parentCompany(id: $id) {
    months {
      ...RestBrandMonth
    }
    monthsLeftOut {
      month
    }
    roomsTwice {
      ...RestRoomsTwice
    }
  }
}
    fragment RestBrandMonth on BrandMonth {
  month
  roomReceipts
  apportioned
  rooms
  revpar
  isIncomplete
}
fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}`) as unknown as TypedDocumentString<RestParentMonthsQuery, RestParentMonthsQueryVariables>;
export const RestBrandHotelsDocument = new TypedDocumentString(`
    query restBrandHotels($id: ID!, $first: Int!, $after: String) {
  owner: brand(id: $id) {
    hotels(first: $first, after: $after) {
      ...RestBrandHotels
    }
  }
}
    fragment RestBrandHotels on HotelConnection {
  nodes {
    ...RestLocation
    roomCapacity
    filerType
    responsibilityBegin
    responsibilityEnd
    city {
      name
    }
    countyName
    taxpayer {
      name
    }
    brand {
      name
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`) as unknown as TypedDocumentString<RestBrandHotelsQuery, RestBrandHotelsQueryVariables>;
export const RestParentHotelsDocument = new TypedDocumentString(`
    query restParentHotels($id: ID!, $first: Int!, $after: String) {
  owner: parentCompany(id: $id) {
    hotels(first: $first, after: $after) {
      ...RestBrandHotels
    }
  }
}
    fragment RestBrandHotels on HotelConnection {
  nodes {
    ...RestLocation
    roomCapacity
    filerType
    responsibilityBegin
    responsibilityEnd
    city {
      name
    }
    countyName
    taxpayer {
      name
    }
    brand {
      name
    }
  }
  pageInfo {
    hasNextPage
    endCursor
  }
}
fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`) as unknown as TypedDocumentString<RestParentHotelsQuery, RestParentHotelsQueryVariables>;
export const RestNewHotelsDocument = new TypedDocumentString(`
    query restNewHotels {
  newHotels {
    year
    newHotels
  }
}
    `) as unknown as TypedDocumentString<RestNewHotelsQuery, RestNewHotelsQueryVariables>;
export const RestHotelDocument = new TypedDocumentString(`
    query restHotel($taxpayerNumber: String!, $locationNumber: Int!) {
  hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    ...RestHotel
    months {
      ...RestHotelMonth
    }
    monthsLeftOut {
      month
    }
  }
}
    fragment RestHotel on HotelFacts {
  ...RestProperty
  cityName
  filerType
}
fragment RestHotelMonth on HotelMonthFacts {
  month
  filedReceipts
  taxableReceipts
  apportioned
  filedRooms
  revpar
  isIncomplete
  responsibleDays
}
fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}
fragment RestProperty on PropertyFacts {
  ...RestLocation
  countyName
  responsibilityBegin
  responsibilityEnd
  taxpayer {
    name
    address
    city
    county
    state
    zip
  }
  coordinates {
    latitude
    longitude
  }
}`) as unknown as TypedDocumentString<RestHotelQuery, RestHotelQueryVariables>;
export const RestHotelMapDocument = new TypedDocumentString(`
    query restHotelMap($taxpayerNumber: String!, $locationNumber: Int!) {
  hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    coordinates {
      latitude
      longitude
    }
  }
}
    `) as unknown as TypedDocumentString<RestHotelMapQuery, RestHotelMapQueryVariables>;
export const RestHotelYearsDocument = new TypedDocumentString(`
    query restHotelYears($taxpayerNumber: String!, $locationNumber: Int!) {
  hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    years {
      ...RestHotelYear
    }
  }
}
    fragment RestHotelYear on HotelYearFacts {
  year
  months
  roomReceipts
  revpar
  revparMonths
}`) as unknown as TypedDocumentString<RestHotelYearsQuery, RestHotelYearsQueryVariables>;
export const RestHotelRoomMonthsDocument = new TypedDocumentString(`
    query restHotelRoomMonths($taxpayerNumber: String!, $locationNumber: Int!) {
  hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
    months {
      ...RestRoomMonth
    }
  }
}
    fragment RestRoomMonth on HotelMonthFacts {
  month
  roomReceipts
  roomCapacity
}`) as unknown as TypedDocumentString<RestHotelRoomMonthsQuery, RestHotelRoomMonthsQueryVariables>;
export const RestHotelResultsDocument = new TypedDocumentString(`
    query restHotelResults($input: HotelResultsInput!, $first: Int, $after: String) {
  hotelResults(input: $input, first: $first, after: $after) {
    isPublished
    nodes {
      periodEnd
      periodMonths
      monthsFiled
      revparMonths
      responsibleDays
      isIncomplete
      flags
      filerType
      locationName
      locationAddress
      city
      county
      locationZip
      locationPhone
      taxpayerNumber
      locationNumber
      taxpayerName
      taxpayerAddress
      taxpayerCity
      taxpayerPhone
      responsibilityBegin
      responsibilityEnd
      roomReceipts
      taxableReceipts
      roomCapacity
      revpar
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RestHotelResultsQuery, RestHotelResultsQueryVariables>;
export const RestLodgingMonthsDocument = new TypedDocumentString(`
    query restLodgingMonths($kind: PlaceKind!, $name: String!) {
  place(kind: $kind, name: $name) {
    name
    lodgingMonths {
      ...RestLodgingMonth
    }
    lodgingMonthsLeftOut {
      month
    }
    lodgingRoomsTwice {
      ...RestRoomsTwice
    }
  }
}
    fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}
fragment RestLodgingMonth on LodgingMonthFacts {
  month
  roomReceipts
  apportioned
  revpar
  rooms
  isIncomplete
}`) as unknown as TypedDocumentString<RestLodgingMonthsQuery, RestLodgingMonthsQueryVariables>;
export const RestCitiesLodgingDocument = new TypedDocumentString(`
    query restCitiesLodging($name: String!) {
  place(kind: COUNTY, name: $name) {
    name
    citiesLodgingMonths {
      city
      month {
        ...RestLodgingMonth
      }
    }
    citiesLodgingMonthsLeftOut {
      city
      month {
        month
      }
    }
    citiesLodgingRoomsTwice {
      city
      month {
        ...RestRoomsTwice
      }
    }
  }
}
    fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}
fragment RestLodgingMonth on LodgingMonthFacts {
  month
  roomReceipts
  apportioned
  revpar
  rooms
  isIncomplete
}`) as unknown as TypedDocumentString<RestCitiesLodgingQuery, RestCitiesLodgingQueryVariables>;
export const RestAlcoholMonthsDocument = new TypedDocumentString(`
    query restAlcoholMonths($kind: PlaceKind!, $name: String!) {
  place(kind: $kind, name: $name) {
    name
    alcoholMonths {
      ...RestAlcoholMonth
    }
  }
}
    fragment RestAlcoholMonth on AlcoholPlaceMonth {
  month
  totalReceipts
  liquorReceipts
  wineReceipts
  beerReceipts
  coverChargeReceipts
  estimated
  isIncomplete
}`) as unknown as TypedDocumentString<RestAlcoholMonthsQuery, RestAlcoholMonthsQueryVariables>;
export const RestCitiesAlcoholDocument = new TypedDocumentString(`
    query restCitiesAlcohol($name: String!) {
  place(kind: COUNTY, name: $name) {
    name
    citiesAlcoholMonths {
      city
      month {
        ...RestAlcoholMonth
      }
    }
  }
}
    fragment RestAlcoholMonth on AlcoholPlaceMonth {
  month
  totalReceipts
  liquorReceipts
  wineReceipts
  beerReceipts
  coverChargeReceipts
  estimated
  isIncomplete
}`) as unknown as TypedDocumentString<RestCitiesAlcoholQuery, RestCitiesAlcoholQueryVariables>;
export const RestPlacesDocument = new TypedDocumentString(`
    query restPlaces($product: Product!, $kind: PlaceKind!) {
  places(product: $product, kind: $kind) {
    name
  }
}
    `) as unknown as TypedDocumentString<RestPlacesQuery, RestPlacesQueryVariables>;
export const RestHotelHistoryDocument = new TypedDocumentString(`
    query restHotelHistory($taxpayerNumber: String!, $locationNumber: Int!) {
  property: hotel(
    taxpayerNumber: $taxpayerNumber
    locationNumber: $locationNumber
  ) {
    premises {
      ownershipPeriods {
        ...RestPeriod
      }
    }
  }
}
    fragment RestPeriod on OwnershipPeriod {
  product
  locationName
  locationAddress
  taxpayerName
  beginDate
  endDate
}`) as unknown as TypedDocumentString<RestHotelHistoryQuery, RestHotelHistoryQueryVariables>;
export const RestBeverageHistoryDocument = new TypedDocumentString(`
    query restBeverageHistory($taxpayerNumber: String!, $locationNumber: Int!) {
  property: beverageProperty(
    taxpayerNumber: $taxpayerNumber
    locationNumber: $locationNumber
  ) {
    premises {
      ownershipPeriods {
        ...RestPeriod
      }
    }
  }
}
    fragment RestPeriod on OwnershipPeriod {
  product
  locationName
  locationAddress
  taxpayerName
  beginDate
  endDate
}`) as unknown as TypedDocumentString<RestBeverageHistoryQuery, RestBeverageHistoryQueryVariables>;
export const RestTaxpayerPropertiesDocument = new TypedDocumentString(`
    query restTaxpayerProperties($number: String!, $first: Int!, $after: String) {
  taxpayerProperties(taxpayerNumber: $number, first: $first, after: $after) {
    nodes {
      ...RestRelated
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestRelated on RelatedProperty {
  hotel {
    ...RestLocation
    city {
      name
    }
  }
  beverageProperty {
    ...RestLocation
    city {
      name
    }
  }
}
fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`) as unknown as TypedDocumentString<RestTaxpayerPropertiesQuery, RestTaxpayerPropertiesQueryVariables>;
export const RestAddressMatchesDocument = new TypedDocumentString(`
    query restAddressMatches($address: String!, $zip: String!) {
  addressMatches(address: $address, zip: $zip) {
    ...RestRelated
  }
}
    fragment RestRelated on RelatedProperty {
  hotel {
    ...RestLocation
    city {
      name
    }
  }
  beverageProperty {
    ...RestLocation
    city {
      name
    }
  }
}
fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}`) as unknown as TypedDocumentString<RestAddressMatchesQuery, RestAddressMatchesQueryVariables>;
export const RestLatestDocument = new TypedDocumentString(`
    query restLatest {
  latestPeriod(product: HOTEL) {
    year
    monthNumber
  }
}
    `) as unknown as TypedDocumentString<RestLatestQuery, RestLatestQueryVariables>;
export const RestPortfoliosDocument = new TypedDocumentString(`
    query restPortfolios {
  portfolios(first: 500) {
    nodes {
      ...RestListed
    }
  }
}
    fragment RestListed on Portfolio {
  id
  name
  product
}`) as unknown as TypedDocumentString<RestPortfoliosQuery, RestPortfoliosQueryVariables>;
export const RestCreatePortfolioDocument = new TypedDocumentString(`
    mutation restCreatePortfolio($input: CreatePortfolioInput!) {
  createPortfolio(input: $input) {
    portfolio {
      ...RestListed
    }
    errors {
      code
      message
    }
  }
}
    fragment RestListed on Portfolio {
  id
  name
  product
}`) as unknown as TypedDocumentString<RestCreatePortfolioMutation, RestCreatePortfolioMutationVariables>;
export const RestDeletePortfolioDocument = new TypedDocumentString(`
    mutation restDeletePortfolio($input: DeletePortfolioInput!) {
  deletePortfolio(input: $input) {
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestDeletePortfolioMutation, RestDeletePortfolioMutationVariables>;
export const RestPortfolioDocument = new TypedDocumentString(`
    query restPortfolio($id: ID!, $after: String) {
  node(id: $id) {
    ... on Portfolio {
      hotels(first: 500, after: $after) {
        nodes {
          taxpayerNumber
          locationNumber
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      beverageProperties(first: 500, after: $after) {
        nodes {
          taxpayerNumber
          locationNumber
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestPortfolioQuery, RestPortfolioQueryVariables>;
export const RestAddToPortfolioDocument = new TypedDocumentString(`
    mutation restAddToPortfolio($input: PortfolioPropertyInput!) {
  done: addToPortfolio(input: $input) {
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestAddToPortfolioMutation, RestAddToPortfolioMutationVariables>;
export const RestRemoveFromPortfolioDocument = new TypedDocumentString(`
    mutation restRemoveFromPortfolio($input: PortfolioPropertyInput!) {
  done: removeFromPortfolio(input: $input) {
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestRemoveFromPortfolioMutation, RestRemoveFromPortfolioMutationVariables>;
export const RestHistoryDocument = new TypedDocumentString(`
    query restHistory {
  recentlyViewed(first: 500, eachProperty: true) {
    nodes {
      hotel {
        taxpayerNumber
        locationNumber
        name
      }
      beverageProperty {
        taxpayerNumber
        locationNumber
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestHistoryQuery, RestHistoryQueryVariables>;
export const RestRecordViewDocument = new TypedDocumentString(`
    mutation restRecordView($input: RecordViewInput!) {
  recordView(input: $input) {
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestRecordViewMutation, RestRecordViewMutationVariables>;
export const RestSearchDocument = new TypedDocumentString(`
    query restSearch($product: Product!, $text: String!) {
  search(product: $product, text: $text) {
    zips {
      name
    }
    cities {
      name
    }
    counties {
      name
    }
    properties {
      formerName
      hotel {
        ...RestSuggestion
        city {
          name
        }
      }
      beverageProperty {
        ...RestSuggestion
        city {
          name
        }
      }
    }
  }
}
    fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}
fragment RestSuggestion on PropertyFacts {
  ...RestLocation
  status
  responsibilityEnd
  endedOn
}`) as unknown as TypedDocumentString<RestSearchQuery, RestSearchQueryVariables>;
export const RestTrialDocument = new TypedDocumentString(`
    query restTrial {
  trial {
    hotel {
      ...RestHotel
      months {
        ...RestHotelMonth
      }
      monthsLeftOut {
        month
      }
    }
  }
}
    fragment RestHotel on HotelFacts {
  ...RestProperty
  cityName
  filerType
}
fragment RestHotelMonth on HotelMonthFacts {
  month
  filedReceipts
  taxableReceipts
  apportioned
  filedRooms
  revpar
  isIncomplete
  responsibleDays
}
fragment RestLocation on PropertySummary {
  name
  address
  filedCity
  state
  zip
  taxpayerNumber
  locationNumber
}
fragment RestProperty on PropertyFacts {
  ...RestLocation
  countyName
  responsibilityBegin
  responsibilityEnd
  taxpayer {
    name
    address
    city
    county
    state
    zip
  }
  coordinates {
    latitude
    longitude
  }
}`) as unknown as TypedDocumentString<RestTrialQuery, RestTrialQueryVariables>;
export const RestTrialNamesDocument = new TypedDocumentString(`
    query restTrialNames {
  trial {
    hotel {
      names {
        locationName
        locationAddress
        taxpayerName
        beginDate
        endDate
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestTrialNamesQuery, RestTrialNamesQueryVariables>;
export const RestTrialYearsDocument = new TypedDocumentString(`
    query restTrialYears {
  trial {
    hotel {
      years {
        ...RestHotelYear
      }
    }
  }
}
    fragment RestHotelYear on HotelYearFacts {
  year
  months
  roomReceipts
  revpar
  revparMonths
}`) as unknown as TypedDocumentString<RestTrialYearsQuery, RestTrialYearsQueryVariables>;
export const RestTrialRoomMonthsDocument = new TypedDocumentString(`
    query restTrialRoomMonths {
  trial {
    latestYear
    hotel {
      months {
        ...RestRoomMonth
      }
    }
  }
}
    fragment RestRoomMonth on HotelMonthFacts {
  month
  roomReceipts
  roomCapacity
}`) as unknown as TypedDocumentString<RestTrialRoomMonthsQuery, RestTrialRoomMonthsQueryVariables>;
export const RestTrialCityDocument = new TypedDocumentString(`
    query restTrialCity {
  trial {
    city {
      name
      lodgingMonths {
        ...RestLodgingMonth
      }
      lodgingMonthsLeftOut {
        month
      }
      lodgingRoomsTwice {
        ...RestRoomsTwice
      }
    }
  }
}
    fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}
fragment RestLodgingMonth on LodgingMonthFacts {
  month
  roomReceipts
  apportioned
  revpar
  rooms
  isIncomplete
}`) as unknown as TypedDocumentString<RestTrialCityQuery, RestTrialCityQueryVariables>;
export const RestTrialCountyDocument = new TypedDocumentString(`
    query restTrialCounty {
  trial {
    county {
      name
      lodgingMonths {
        ...RestLodgingMonth
      }
      lodgingMonthsLeftOut {
        month
      }
      lodgingRoomsTwice {
        ...RestRoomsTwice
      }
    }
  }
}
    fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}
fragment RestLodgingMonth on LodgingMonthFacts {
  month
  roomReceipts
  apportioned
  revpar
  rooms
  isIncomplete
}`) as unknown as TypedDocumentString<RestTrialCountyQuery, RestTrialCountyQueryVariables>;
export const RestTrialCitiesDocument = new TypedDocumentString(`
    query restTrialCities {
  trial {
    county {
      name
      citiesLodgingMonths {
        city
        month {
          ...RestLodgingMonth
        }
      }
      citiesLodgingMonthsLeftOut {
        city
        month {
          month
        }
      }
      citiesLodgingRoomsTwice {
        city
        month {
          ...RestRoomsTwice
        }
      }
    }
  }
}
    fragment RestRoomsTwice on RoomsTwice {
  month
  rooms
  revpar
}
fragment RestLodgingMonth on LodgingMonthFacts {
  month
  roomReceipts
  apportioned
  revpar
  rooms
  isIncomplete
}`) as unknown as TypedDocumentString<RestTrialCitiesQuery, RestTrialCitiesQueryVariables>;
export const RestSignInDocument = new TypedDocumentString(`
    mutation restSignIn($input: SignInInput!) {
  signIn(input: $input) {
    token
    member {
      ...RestMember
    }
    errors {
      code
      message
    }
  }
}
    fragment RestMember on Member {
  email
  firstName
  lastName
  isAdmin
  isFree
  isSubscribed
}`) as unknown as TypedDocumentString<RestSignInMutation, RestSignInMutationVariables>;
export const RestSignUpDocument = new TypedDocumentString(`
    mutation restSignUp($input: SignUpInput!) {
  signUp(input: $input) {
    token
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestSignUpMutation, RestSignUpMutationVariables>;
export const RestSignOutDocument = new TypedDocumentString(`
    mutation restSignOut {
  signOut {
    ok
  }
}
    `) as unknown as TypedDocumentString<RestSignOutMutation, RestSignOutMutationVariables>;
export const RestViewerDocument = new TypedDocumentString(`
    query restViewer {
  viewer {
    ...RestMember
  }
}
    fragment RestMember on Member {
  email
  firstName
  lastName
  isAdmin
  isFree
  isSubscribed
}`) as unknown as TypedDocumentString<RestViewerQuery, RestViewerQueryVariables>;
export const RestIsUnsubscribedDocument = new TypedDocumentString(`
    query restIsUnsubscribed {
  isUnsubscribed
}
    `) as unknown as TypedDocumentString<RestIsUnsubscribedQuery, RestIsUnsubscribedQueryVariables>;
export const RestRequestPasswordResetDocument = new TypedDocumentString(`
    mutation restRequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    ok
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestCheckPasswordResetDocument = new TypedDocumentString(`
    query restCheckPasswordReset($token: String!) {
  isPasswordResetTokenValid(token: $token)
}
    `) as unknown as TypedDocumentString<RestCheckPasswordResetQuery, RestCheckPasswordResetQueryVariables>;
export const RestResetPasswordDocument = new TypedDocumentString(`
    mutation restResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    ok
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestMembersDocument = new TypedDocumentString(`
    query restMembers($first: Int!, $after: String) {
  members(first: $first, after: $after) {
    nodes {
      firstName
      lastName
      email
      isAdmin
      isFree
      isPaid
      isSubscribed
      createdAt
      lastSignInAt
      stripeCustomerId
      subscription {
        planCode
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RestMembersQuery, RestMembersQueryVariables>;
export const RestNoteExportDocument = new TypedDocumentString(`
    mutation restNoteExport($input: NoteExportInput!) {
  noteExport(input: $input) {
    ok
  }
}
    `) as unknown as TypedDocumentString<RestNoteExportMutation, RestNoteExportMutationVariables>;
export const RestReportClientErrorDocument = new TypedDocumentString(`
    mutation restReportClientError($input: ReportClientErrorInput!) {
  reportClientError(input: $input) {
    ok
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestReportClientErrorMutation, RestReportClientErrorMutationVariables>;