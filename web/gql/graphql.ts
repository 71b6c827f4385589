/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** US dollars as a JSON number with at most 2 decimals. Exact: whole cents are kept inside. */
  USD: { input: number; output: number; }
};

/** A point in the history of releases: figures as they stood then. Give one of the two. */
export type AsOfInput = {
  /** As of the last release published by the end of this day (UTC). */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** As of this release (`release:3`), itself included. */
  release?: InputMaybe<Scalars['ID']['input']>;
};

/** Which filings. All conditions must hold; narrow by `taxpayerNumber`, `permit` or `month` at least. */
export type BeverageFilingFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or code. */
  county?: InputMaybe<StringFilter>;
  /** Month of the filing. */
  month?: InputMaybe<MonthRange>;
  /** The property’s permit (TABC). */
  permit?: InputMaybe<StringFilter>;
  /** Taxpayer’s number. */
  taxpayerNumber?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Orders of filings. */
export type BeverageFilingOrder =
  /** Oldest month first. */
  | 'PERIOD_ASC'
  /** Latest month first. */
  | 'PERIOD_DESC';

/** Which properties. All conditions must hold. */
export type BeveragePropertyFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or code. */
  county?: InputMaybe<StringFilter>;
  /** The property’s permit (TABC). */
  permit?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Orders of properties. */
export type BeveragePropertyOrder =
  /** By name. */
  | 'NAME_ASC'
  /** By name, backwards. */
  | 'NAME_DESC';

/** What a results table is to show. */
export type BeverageResultsInput = {
  /** 1 to 12; goes with the year. */
  month?: InputMaybe<Scalars['Int']['input']>;
  /** Where: any of the named places of one kind. */
  place: PlaceInput;
  /** The year; without it, the latest published month. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A new password, with the present one as proof. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** The new password: 8 to 128 characters, none of the most common ones. */
  newPassword: Scalars['String']['input'];
};

/** A new portfolio. */
export type CreatePortfolioInput = {
  /** At most 100 characters, without %. */
  name: Scalars['String']['input'];
  /** Which of the two taxes its properties will be of. */
  product: Product;
};

/** Which portfolio is to go. */
export type DeletePortfolioInput = {
  /** One of one’s own. */
  id: Scalars['ID']['input'];
};

/** Whose sessions are to end. */
export type EndMemberSessionsInput = {
  /** The member. */
  memberId: Scalars['ID']['input'];
};

/** Which session of one’s own is to end. */
export type EndSessionInput = {
  /** Of `viewer.sessions`. */
  id: Scalars['ID']['input'];
};

/** How often a taxpayer files hotel occupancy tax. */
export type FilerType =
  /** Every month; code 50 in the source. */
  | 'MONTHLY'
  /** Every quarter, one figure for all three months; code 60 in the source. */
  | 'QUARTERLY';

/** Which filings. All conditions must hold; narrow by `taxpayerNumber` or `month` at least. */
export type HotelFilingFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or code. */
  county?: InputMaybe<StringFilter>;
  /** Month in which the period ends. */
  month?: InputMaybe<MonthRange>;
  /** Taxpayer’s number. */
  taxpayerNumber?: InputMaybe<StringFilter>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Orders of filings. */
export type HotelFilingOrder =
  /** Oldest period first. */
  | 'PERIOD_ASC'
  /** Latest period first. */
  | 'PERIOD_DESC';

/** Which hotels. All conditions must hold. */
export type HotelFilter = {
  /** City, in any known spelling. */
  city?: InputMaybe<StringFilter>;
  /** County, by name or code. */
  county?: InputMaybe<StringFilter>;
  /** Rooms for rent. */
  roomCapacity?: InputMaybe<IntRange>;
  /** ZIP code. */
  zip?: InputMaybe<StringFilter>;
};

/** Orders of hotels. */
export type HotelOrder =
  /** By name. */
  | 'NAME_ASC'
  /** By name, backwards. */
  | 'NAME_DESC'
  /** Fewest rooms first; unknown counts as none. */
  | 'ROOM_CAPACITY_ASC'
  /** Most rooms first; unknown counts as none. */
  | 'ROOM_CAPACITY_DESC';

/** What a results table is to show. */
export type HotelResultsInput = {
  /** 1 to 12, for MONTHLY. */
  month?: InputMaybe<Scalars['Int']['input']>;
  /** Where: any of the named places of one kind. */
  place: PlaceInput;
  /** 1 to 4, for the other two. */
  quarter?: InputMaybe<Scalars['Int']['input']>;
  /** Which filers. */
  type: LodgingResultType;
  /** The year; without it, the latest published period. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A range of whole numbers, ends included. */
export type IntRange = {
  /** At least this. */
  gte?: InputMaybe<Scalars['Int']['input']>;
  /** At most this. */
  lte?: InputMaybe<Scalars['Int']['input']>;
};

/** Which filers a results table lists. */
export type LodgingResultType =
  /** Monthly filers, for one month. */
  | 'MONTHLY'
  /** Quarterly filers, for one quarter. */
  | 'QUARTERLY'
  /** Both for one quarter, with the months of monthly filers summed. */
  | 'QUARTERLY_AND_MONTHLY';

/** A range of months, ends included. */
export type MonthRange = {
  /** From this month on. */
  from?: InputMaybe<Scalars['Month']['input']>;
  /** Up to this month. */
  to?: InputMaybe<Scalars['Month']['input']>;
};

/** One or several places of one kind. */
export type PlaceInput = {
  /** The kind of all of them. */
  kind: PlaceKind;
  /** Cities in any known spelling, counties by name or code, ZIP codes; at most 100. Unknown ones match nothing. */
  names: Array<Scalars['String']['input']>;
};

/** What kind of area. */
export type PlaceKind =
  /** A city, under one canonical spelling. */
  | 'CITY'
  /** One of the 254 counties of Texas, by the comptroller’s code. */
  | 'COUNTY'
  /** A five-digit ZIP code. */
  | 'ZIP';

/** A property and a portfolio of the same tax. */
export type PortfolioPropertyInput = {
  /** Which of the taxpayer’s locations. */
  locationNumber: Scalars['Int']['input'];
  /** One of one’s own portfolios. */
  portfolioId: Scalars['ID']['input'];
  /** The taxpayer’s number. */
  taxpayerNumber: Scalars['String']['input'];
};

/** Which of the two taxes. */
export type Product =
  /** Mixed beverage tax (alcohol); code 1 in REST. */
  | 'BEVERAGE'
  /** Hotel occupancy tax (lodging); code 0 in REST. */
  | 'HOTEL';

/** Why a figure is not plainly as first filed. */
export type ReceiptFlag =
  /** All or part of a quarterly filing, shared out over its three months by number of days. */
  | 'APPORTIONED'
  /** The comptroller's estimate for a taxpayer that did not file; counts until replaced. */
  | 'ESTIMATED'
  /** Filed by a booking marketplace for a whole city: revenue of that city, never rooms. */
  | 'MARKETPLACE'
  /** Replaces an earlier figure for the same period; see `revisions`. */
  | 'REVISED'
  /** Probably a typing error of the source (total over 20 times the taxable part and over $5,000,000 a month, or more than 3,000 rooms). Kept as filed, left out of area and brand figures. */
  | 'SUSPECT';

/** A property whose page was left. */
export type RecordViewInput = {
  /** Which of the taxpayer’s locations. */
  locationNumber: Scalars['Int']['input'];
  /** Which of the two taxes the page was about. */
  product: Product;
  /** The taxpayer’s number. */
  taxpayerNumber: Scalars['String']['input'];
};

/** What went wrong in a client. */
export type ReportClientErrorInput = {
  /** The error; what is longer than 2,000 characters is cut. */
  error: Scalars['String']['input'];
  /** Where; its query is left out. */
  url: Scalars['String']['input'];
};

/** Who has forgotten a password. */
export type RequestPasswordResetInput = {
  /** The captcha’s answer; needed where `about.captchaSiteKey` is set and nobody is signed in. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account; case does not matter. */
  email: Scalars['String']['input'];
};

/** A new password, with the token of a reset link. */
export type ResetPasswordInput = {
  /** The new password: 8 to 128 characters, none of the most common ones. */
  password: Scalars['String']['input'];
  /** Of the link; good for 30 minutes and for one use. */
  token: Scalars['String']['input'];
};

/** Whether the taxpayer is still responsible for the property. */
export type ResponsibilityStatus =
  /** Responsibility has not ended at the latest published period. */
  | 'CURRENT'
  /** Responsibility ended before; shown as "Permit Ended". */
  | 'ENDED';

/** What a release did to a filing. */
export type RevisionKind =
  /** Filed for the first time. */
  | 'ADDED'
  /** Filed before with other figures or names. */
  | 'CHANGED'
  /** Filed before, and no longer part of the period. */
  | 'RETIRED';

/** Who wants to sign in. */
export type SignInInput = {
  /** The captcha’s answer; needed where `about.captchaSiteKey` is set. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; case does not matter. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Who wants an account. */
export type SignUpInput = {
  /** The captcha’s answer; needed where `about.captchaSiteKey` is set. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; case does not matter. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Equal to one text, or to any of several. */
export type StringFilter = {
  /** Exactly this. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Any of these; at most 100. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type IsUnsubscribedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsUnsubscribedQuery = { isUnsubscribed: boolean };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { ok: boolean } };

export type SessionLineFragment = { id: string, createdAt: string, lastSeenAt: string, userAgent: string | null, isCurrent: boolean } & { ' $fragmentName'?: 'SessionLineFragment' };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { viewer: { id: string, sessions: Array<(
      { id: string, isCurrent: boolean }
      & { ' $fragmentRefs'?: { 'SessionLineFragment': SessionLineFragment } }
    )> } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { ok: boolean } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { ended: number } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { ok: boolean, errors: Array<{ field: string | null, code: string, message: string }> } };

export type IsPasswordResetTokenValidQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type IsPasswordResetTokenValidQuery = { isPasswordResetTokenValid: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { ok: boolean, errors: Array<{ field: string | null, code: string, message: string }> } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { token: string | null, member: { id: string, firstName: string, isPaid: boolean, isFree: boolean, isAdmin: boolean } | null, errors: Array<{ field: string | null, code: string, message: string }> } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { token: string | null, member: { id: string, firstName: string, isPaid: boolean, isFree: boolean, isAdmin: boolean } | null, errors: Array<{ field: string | null, code: string, message: string }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, email: string, firstName: string, lastName: string, isAdmin: boolean, isFree: boolean, isPaid: boolean } };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { about: { productName: string, operatorName: string, synthetic: boolean, captchaSiteKey: string | null, analyticsUrl: string | null, errorReportingUrl: string | null } };

export type ReportClientErrorMutationVariables = Exact<{
  input: ReportClientErrorInput;
}>;


export type ReportClientErrorMutation = { reportClientError: { ok: boolean } };

export type BeverageResultsQueryVariables = Exact<{
  input: BeverageResultsInput;
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type BeverageResultsQuery = { beverageResults: { nodes: Array<{ ' $fragmentRefs'?: { 'BeverageResultRowFragment': BeverageResultRowFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BeverageResultRowFragment = { taxpayerNumber: string, locationNumber: number, periodEnd: string, locationName: string, locationAddress: string, city: string | null, county: string | null, locationZip: string, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null, flags: Array<ReceiptFlag>, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } } & { ' $fragmentName'?: 'BeverageResultRowFragment' };

export type HotelChartFragment = { name: string, series: { months: Array<string>, roomReceipts: Array<number>, revpar: Array<number | null>, ttmReceipts: Array<number | null>, ttmRevpar: Array<number | null>, ttmRevparWeighted: Array<number | null> }, months: Array<{ month: string, apportioned: number, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } }> } & { ' $fragmentName'?: 'HotelChartFragment' };

export type HotelFilingsQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type HotelFilingsQuery = { hotel: { id: string, filings: { nodes: Array<{ ' $fragmentRefs'?: { 'HotelFilingRowFragment': HotelFilingRowFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type HotelFiguresQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type HotelFiguresQuery = { hotel: (
    { id: string }
    & { ' $fragmentRefs'?: { 'HotelChartFragment': HotelChartFragment;'HotelMonthsFragment': HotelMonthsFragment;'HotelYearsFragment': HotelYearsFragment } }
  ) | null, latestPeriod: { year: number } | null };

export type HotelHeaderFragment = { name: string, taxpayerNumber: string, locationNumber: number, address: string, filedCity: string, state: string, zip: string, roomCapacity: number | null, filerType: FilerType | null, status: ResponsibilityStatus, responsibilityEnd: string | null, isMarketplace: boolean, city: { id: string, name: string } | null, county: { id: string, name: string } | null } & { ' $fragmentName'?: 'HotelHeaderFragment' };

export type HotelHeadlineFragment = { city: { id: string, name: string } | null, county: { id: string, name: string } | null, headline: { month: string, roomReceipts: number, revpar: number | null, roomCapacity: number | null, ttmReceipts: number | null, ttmRevpar: number | null, ttmRevparWeighted: number | null, receiptsChange: { amount: number, percent: number | null } | null, ttmChange: { amount: number, percent: number | null } | null, cityRank: { rank: number, of: number } | null, countyRank: { rank: number, of: number } | null } | null } & { ' $fragmentName'?: 'HotelHeadlineFragment' };

export type HotelMonthsFragment = { months: Array<{ month: string, roomReceipts: number, taxableReceipts: number, apportioned: number, roomCapacity: number | null, revpar: number | null, flags: Array<ReceiptFlag>, yearChange: { amount: number, percent: number | null } | null, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } }> } & { ' $fragmentName'?: 'HotelMonthsFragment' };

export type HotelOwnerFragment = { taxpayerNumber: string, locationNumber: number, filerType: FilerType | null, taxpayer: { number: string, name: string, address: string, city: string, state: string, zip: string, phone: string | null } } & { ' $fragmentName'?: 'HotelOwnerFragment' };

export type HotelPageQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type HotelPageQuery = { hotel: (
    { id: string, name: string, city: { id: string, name: string } | null, county: { id: string, name: string } | null }
    & { ' $fragmentRefs'?: { 'HotelHeaderFragment': HotelHeaderFragment;'HotelHeadlineFragment': HotelHeadlineFragment;'HotelOwnerFragment': HotelOwnerFragment } }
  ) | null };

export type HotelResultsQueryVariables = Exact<{
  input: HotelResultsInput;
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type HotelResultsQuery = { hotelResults: { nodes: Array<{ ' $fragmentRefs'?: { 'HotelResultRowFragment': HotelResultRowFragment } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type HotelTimelineQueryVariables = Exact<{
  taxpayerNumber: Scalars['String']['input'];
  locationNumber: Scalars['Int']['input'];
}>;


export type HotelTimelineQuery = { hotel: { id: string, premises: { id: string, ownershipPeriods: Array<{ product: Product, locationName: string, taxpayerName: string, beginDate: string, endDate: string | null, datesAreFiledPeriods: boolean, hotel: { id: string, taxpayerNumber: string, locationNumber: number } | null }> } | null } | null };

export type HotelYearsFragment = { years: Array<{ year: number, months: number, roomReceipts: number, revpar: number | null, apportioned: number, receiptsChange: { amount: number, percent: number | null } | null, revparChange: { amount: number, percent: number | null } | null }> } & { ' $fragmentName'?: 'HotelYearsFragment' };

export type HotelFilingRowFragment = { id: string, periodEnd: string, periodMonths: number, filerType: FilerType, locationName: string, locationAddress: string, locationCity: string, locationState: string, locationZip: string, locationPhone: string | null, taxpayerName: string, taxpayerAddress: string, taxpayerCity: string, taxpayerState: string, taxpayerZip: string, taxpayerPhone: string | null, roomCapacity: number, roomReceipts: number, taxableReceipts: number, revpar: number | null, responsibilityBegin: string | null, responsibilityEnd: string | null, flags: Array<ReceiptFlag>, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } } & { ' $fragmentName'?: 'HotelFilingRowFragment' };

export type HotelResultRowFragment = { taxpayerNumber: string, locationNumber: number, periodEnd: string, periodMonths: number, filerType: FilerType, locationName: string, locationAddress: string, city: string | null, county: string | null, locationZip: string, locationPhone: string | null, taxpayerName: string, taxpayerAddress: string, taxpayerCity: string, taxpayerPhone: string | null, responsibilityBegin: string | null, responsibilityEnd: string | null, roomReceipts: number, taxableReceipts: number, roomCapacity: number, revpar: number | null, flags: Array<ReceiptFlag>, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } } & { ' $fragmentName'?: 'HotelResultRowFragment' };

export type AlcoholMonthFragment = { month: string, totalReceipts: number, liquorReceipts: number | null, wineReceipts: number | null, beerReceipts: number | null, coverChargeReceipts: number | null, estimated: number, properties: number, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } } & { ' $fragmentName'?: 'AlcoholMonthFragment' };

export type PlaceAlcoholQueryVariables = Exact<{
  kind: PlaceKind;
  name: Scalars['String']['input'];
}>;


export type PlaceAlcoholQuery = { place: { id: string, name: string, alcoholMonths: Array<{ ' $fragmentRefs'?: { 'AlcoholMonthFragment': AlcoholMonthFragment } }>, alcoholYears: Array<{ year: number, months: number, totalReceipts: number, receiptsChange: { amount: number, percent: number | null } | null }> } | null, latestPeriod: { year: number } | null };

export type LodgingMonthFragment = { month: string, roomReceipts: number, taxableReceipts: number, revpar: number | null, rooms: number, properties: number, marketplace: number, apportioned: number, suspectsLeftOut: number, awaitsQuarterlyFilers: boolean, release: { id: string, fileName: string, issuedOn: string | null, synthetic: boolean } } & { ' $fragmentName'?: 'LodgingMonthFragment' };

export type PlaceLodgingQueryVariables = Exact<{
  kind: PlaceKind;
  name: Scalars['String']['input'];
}>;


export type PlaceLodgingQuery = { place: { id: string, name: string, lodgingMonths: Array<{ ' $fragmentRefs'?: { 'LodgingMonthFragment': LodgingMonthFragment } }>, lodgingYears: Array<{ year: number, months: number, roomReceipts: number, revpar: number | null, receiptsChange: { amount: number, percent: number | null } | null, revparChange: { amount: number, percent: number | null } | null }> } | null, latestPeriod: { year: number } | null };

export type CitiesLodgingQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type CitiesLodgingQuery = { place: { id: string, citiesLodgingMonths: Array<{ city: string, month: { ' $fragmentRefs'?: { 'LodgingMonthFragment': LodgingMonthFragment } } }> } | null };

export type CitiesAlcoholQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type CitiesAlcoholQuery = { place: { id: string, citiesAlcoholMonths: Array<{ city: string, month: { ' $fragmentRefs'?: { 'AlcoholMonthFragment': AlcoholMonthFragment } } }> } | null };

export type PortfolioSeriesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  product: Product;
}>;


export type PortfolioSeriesQuery = { node:
    | { __typename: 'BeverageFiling', id: string }
    | { __typename: 'BeverageProperty', id: string }
    | { __typename: 'Brand', id: string }
    | { __typename: 'Hotel', id: string }
    | { __typename: 'HotelFiling', id: string }
    | { __typename: 'Member', id: string }
    | { __typename: 'ParentCompany', id: string }
    | { __typename: 'Place', id: string }
    | { __typename: 'Portfolio', id: string, hotels: { nodes: Array<{ id: string, name: string, series: { months: Array<string>, roomReceipts: Array<number>, revpar: Array<number | null> } }> }, beverageProperties: { nodes: Array<{ id: string, name: string, series: { months: Array<string>, totalReceipts: Array<number> } }> } }
    | { __typename: 'Premises', id: string }
    | { __typename: 'Release', id: string }
    | { __typename: 'Session', id: string }
   | null, latestPeriod: { year: number } | null };

export type PortfolioQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PortfolioQuery = { node:
    | { __typename: 'BeverageFiling', id: string }
    | { __typename: 'BeverageProperty', id: string }
    | { __typename: 'Brand', id: string }
    | { __typename: 'Hotel', id: string }
    | { __typename: 'HotelFiling', id: string }
    | { __typename: 'Member', id: string }
    | { __typename: 'ParentCompany', id: string }
    | { __typename: 'Place', id: string }
    | { __typename: 'Portfolio', name: string, product: Product, propertyCount: number, id: string }
    | { __typename: 'Premises', id: string }
    | { __typename: 'Release', id: string }
    | { __typename: 'Session', id: string }
   | null };

export type PortfolioPropertiesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type PortfolioPropertiesQuery = { node:
    | { __typename: 'BeverageFiling', id: string }
    | { __typename: 'BeverageProperty', id: string }
    | { __typename: 'Brand', id: string }
    | { __typename: 'Hotel', id: string }
    | { __typename: 'HotelFiling', id: string }
    | { __typename: 'Member', id: string }
    | { __typename: 'ParentCompany', id: string }
    | { __typename: 'Place', id: string }
    | { __typename: 'Portfolio', id: string, hotels: { nodes: Array<{ id: string, name: string, address: string, filedCity: string, taxpayerNumber: string, locationNumber: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, beverageProperties: { nodes: Array<{ id: string, name: string, address: string, filedCity: string, taxpayerNumber: string, locationNumber: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'Premises', id: string }
    | { __typename: 'Release', id: string }
    | { __typename: 'Session', id: string }
   | null };

export type PortfoliosQueryVariables = Exact<{
  product: InputMaybe<Product>;
}>;


export type PortfoliosQuery = { portfolios: { nodes: Array<{ id: string, name: string, product: Product, createdAt: string, propertyCount: number }> } };

export type CreatePortfolioMutationVariables = Exact<{
  input: CreatePortfolioInput;
}>;


export type CreatePortfolioMutation = { createPortfolio: { portfolio: { id: string } | null, errors: Array<{ field: string | null, code: string, message: string }> } };

export type DeletePortfolioMutationVariables = Exact<{
  input: DeletePortfolioInput;
}>;


export type DeletePortfolioMutation = { deletePortfolio: { ok: boolean, errors: Array<{ message: string }> } };

export type AddToPortfolioMutationVariables = Exact<{
  input: PortfolioPropertyInput;
}>;


export type AddToPortfolioMutation = { addToPortfolio: { portfolio: { id: string, name: string, propertyCount: number } | null, errors: Array<{ message: string }> } };

export type RemoveFromPortfolioMutationVariables = Exact<{
  input: PortfolioPropertyInput;
}>;


export type RemoveFromPortfolioMutation = { removeFromPortfolio: { portfolio: { id: string, propertyCount: number } | null, errors: Array<{ message: string }> } };

export type RecentlyViewedQueryVariables = Exact<{
  first: Scalars['Int']['input'];
  after: InputMaybe<Scalars['String']['input']>;
}>;


export type RecentlyViewedQuery = { recentlyViewed: { nodes: Array<{ product: Product, viewedAt: string, hotel: { id: string, name: string, address: string, filedCity: string, taxpayerNumber: string, locationNumber: number } | null, beverageProperty: { id: string, name: string, address: string, filedCity: string, taxpayerNumber: string, locationNumber: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PlaceNamesQueryVariables = Exact<{
  product: Product;
  kind: PlaceKind;
}>;


export type PlaceNamesQuery = { places: Array<{ id: string, name: string }> };

export type SearchSuggestionsQueryVariables = Exact<{
  product: Product;
  text: Scalars['String']['input'];
}>;


export type SearchSuggestionsQuery = { search: { zips: Array<{ id: string, kind: PlaceKind, name: string }>, cities: Array<{ id: string, kind: PlaceKind, name: string }>, counties: Array<{ id: string, kind: PlaceKind, name: string }>, hotels: Array<{ id: string, taxpayerNumber: string, locationNumber: number, name: string, address: string, filedCity: string, state: string, zip: string, status: ResponsibilityStatus, responsibilityEnd: string | null }>, beverageProperties: Array<{ id: string, name: string, address: string, filedCity: string, state: string, zip: string, status: ResponsibilityStatus, responsibilityEnd: string | null, city: { id: string, name: string } | null }> } };

export type LatestPeriodsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestPeriodsQuery = { hotel: { month: string, year: number, monthNumber: number, quarter: number } | null, beverage: { month: string, year: number, monthNumber: number, quarter: number } | null };

export const SessionLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionLineFragment, unknown>;
export const BeverageResultRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BeverageResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BeverageResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"locationZip"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"liquorReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"wineReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"beerReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"coverChargeReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<BeverageResultRowFragment, unknown>;
export const HotelChartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelChart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"ttmReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevpar"}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevparWeighted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]}}]} as unknown as DocumentNode<HotelChartFragment, unknown>;
export const HotelHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"county"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"isMarketplace"}}]}}]} as unknown as DocumentNode<HotelHeaderFragment, unknown>;
export const HotelHeadlineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelHeadline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"county"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"receiptsChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"ttmReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"ttmChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevpar"}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevparWeighted"}},{"kind":"Field","name":{"kind":"Name","value":"cityRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countyRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}}]}}]}}]} as unknown as DocumentNode<HotelHeadlineFragment, unknown>;
export const HotelMonthsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelMonths"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"yearChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]}}]} as unknown as DocumentNode<HotelMonthsFragment, unknown>;
export const HotelOwnerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<HotelOwnerFragment, unknown>;
export const HotelYearsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelYears"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"receiptsChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"revparChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}}]}}]}}]} as unknown as DocumentNode<HotelYearsFragment, unknown>;
export const HotelFilingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelFilingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HotelFiling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"periodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"locationCity"}},{"kind":"Field","name":{"kind":"Name","value":"locationState"}},{"kind":"Field","name":{"kind":"Name","value":"locationZip"}},{"kind":"Field","name":{"kind":"Name","value":"locationPhone"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerState"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerZip"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityBegin"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<HotelFilingRowFragment, unknown>;
export const HotelResultRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HotelResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"periodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"locationZip"}},{"kind":"Field","name":{"kind":"Name","value":"locationPhone"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityBegin"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<HotelResultRowFragment, unknown>;
export const AlcoholMonthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlcoholMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlcoholPlaceMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"liquorReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"wineReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"beerReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"coverChargeReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<AlcoholMonthFragment, unknown>;
export const LodgingMonthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LodgingMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LodgingPlaceMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"marketplace"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"suspectsLeftOut"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsQuarterlyFilers"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<LodgingMonthFragment, unknown>;
export const IsUnsubscribedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsUnsubscribed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isUnsubscribed"}}]}}]} as unknown as DocumentNode<IsUnsubscribedQuery, IsUnsubscribedQueryVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const IsPasswordResetTokenValidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsPasswordResetTokenValid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPasswordResetTokenValid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<IsPasswordResetTokenValidQuery, IsPasswordResetTokenValidQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const AboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"About"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}},{"kind":"Field","name":{"kind":"Name","value":"captchaSiteKey"}},{"kind":"Field","name":{"kind":"Name","value":"analyticsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"errorReportingUrl"}}]}}]}}]} as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;
export const ReportClientErrorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportClientError"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportClientErrorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportClientError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentNode<ReportClientErrorMutation, ReportClientErrorMutationVariables>;
export const BeverageResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BeverageResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeverageResultsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beverageResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BeverageResultRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BeverageResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BeverageResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"locationZip"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"liquorReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"wineReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"beerReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"coverChargeReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<BeverageResultsQuery, BeverageResultsQueryVariables>;
export const HotelFilingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelFilings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxpayerNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"locationNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelFilingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelFilingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HotelFiling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"periodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"locationCity"}},{"kind":"Field","name":{"kind":"Name","value":"locationState"}},{"kind":"Field","name":{"kind":"Name","value":"locationZip"}},{"kind":"Field","name":{"kind":"Name","value":"locationPhone"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerState"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerZip"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityBegin"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<HotelFilingsQuery, HotelFilingsQueryVariables>;
export const HotelFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxpayerNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"locationNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelChart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelMonths"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelYears"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"EnumValue","value":"HOTEL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelChart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"ttmReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevpar"}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevparWeighted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelMonths"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"yearChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelYears"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"receiptsChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"revparChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}}]}}]}}]} as unknown as DocumentNode<HotelFiguresQuery, HotelFiguresQueryVariables>;
export const HotelPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxpayerNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"locationNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"county"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelHeadline"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelOwner"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"county"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"isMarketplace"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelHeadline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"county"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"receiptsChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"ttmReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"ttmChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevpar"}},{"kind":"Field","name":{"kind":"Name","value":"ttmRevparWeighted"}},{"kind":"Field","name":{"kind":"Name","value":"cityRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countyRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hotel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<HotelPageQuery, HotelPageQueryVariables>;
export const HotelResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HotelResultsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotelResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HotelResultRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HotelResultRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HotelResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"periodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"periodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"filerType"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"locationZip"}},{"kind":"Field","name":{"kind":"Name","value":"locationPhone"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerName"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerPhone"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityBegin"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"roomCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<HotelResultsQuery, HotelResultsQueryVariables>;
export const HotelTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HotelTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taxpayerNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taxpayerNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"locationNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"premises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipPeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerName"}},{"kind":"Field","name":{"kind":"Name","value":"beginDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"datesAreFiledPeriods"}},{"kind":"Field","name":{"kind":"Name","value":"hotel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<HotelTimelineQuery, HotelTimelineQueryVariables>;
export const PlaceAlcoholDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceAlcohol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"alcoholMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlcoholMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alcoholYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"receiptsChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"EnumValue","value":"BEVERAGE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlcoholMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlcoholPlaceMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"liquorReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"wineReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"beerReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"coverChargeReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<PlaceAlcoholQuery, PlaceAlcoholQueryVariables>;
export const PlaceLodgingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceLodging"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lodgingMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LodgingMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lodgingYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"receiptsChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"revparChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"EnumValue","value":"HOTEL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LodgingMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LodgingPlaceMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"marketplace"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"suspectsLeftOut"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsQuarterlyFilers"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<PlaceLodgingQuery, PlaceLodgingQueryVariables>;
export const CitiesLodgingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CitiesLodging"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"COUNTY"}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"citiesLodgingMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LodgingMonth"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LodgingMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LodgingPlaceMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"taxableReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"marketplace"}},{"kind":"Field","name":{"kind":"Name","value":"apportioned"}},{"kind":"Field","name":{"kind":"Name","value":"suspectsLeftOut"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsQuarterlyFilers"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<CitiesLodgingQuery, CitiesLodgingQueryVariables>;
export const CitiesAlcoholDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CitiesAlcohol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"COUNTY"}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"citiesAlcoholMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlcoholMonth"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlcoholMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlcoholPlaceMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"liquorReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"wineReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"beerReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"coverChargeReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"estimated"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"synthetic"}}]}}]}}]} as unknown as DocumentNode<CitiesAlcoholQuery, CitiesAlcoholQueryVariables>;
export const PortfolioSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"product"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Portfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"roomReceipts"}},{"kind":"Field","name":{"kind":"Name","value":"revpar"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"beverageProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"totalReceipts"}}]}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"Variable","name":{"kind":"Name","value":"product"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<PortfolioSeriesQuery, PortfolioSeriesQueryVariables>;
export const PortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Portfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Portfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]}}]} as unknown as DocumentNode<PortfolioQuery, PortfolioQueryVariables>;
export const PortfolioPropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Portfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"beverageProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PortfolioPropertiesQuery, PortfolioPropertiesQueryVariables>;
export const PortfoliosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Portfolios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"product"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"Variable","name":{"kind":"Name","value":"product"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]}}]} as unknown as DocumentNode<PortfoliosQuery, PortfoliosQueryVariables>;
export const CreatePortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePortfolioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPortfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePortfolioMutation, CreatePortfolioMutationVariables>;
export const DeletePortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePortfolioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePortfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePortfolioMutation, DeletePortfolioMutationVariables>;
export const AddToPortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToPortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioPropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToPortfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddToPortfolioMutation, AddToPortfolioMutationVariables>;
export const RemoveFromPortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromPortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioPropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromPortfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFromPortfolioMutation, RemoveFromPortfolioMutationVariables>;
export const RecentlyViewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentlyViewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentlyViewed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hotel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"beverageProperty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RecentlyViewedQuery, RecentlyViewedQueryVariables>;
export const PlaceNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"product"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"Variable","name":{"kind":"Name","value":"product"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PlaceNamesQuery, PlaceNamesQueryVariables>;
export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"product"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"Variable","name":{"kind":"Name","value":"product"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taxpayerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"locationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"beverageProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"filedCity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilityEnd"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const LatestPeriodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestPeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hotel"},"name":{"kind":"Name","value":"latestPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"EnumValue","value":"HOTEL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"monthNumber"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"beverage"},"name":{"kind":"Name","value":"latestPeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"product"},"value":{"kind":"EnumValue","value":"BEVERAGE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"monthNumber"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}}]}}]}}]} as unknown as DocumentNode<LatestPeriodsQuery, LatestPeriodsQueryVariables>;