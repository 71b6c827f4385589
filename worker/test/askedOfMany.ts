import { ALIKE, CHANGE, MONTHS } from './askedAsOf.ts';
import type { ProductName } from '../../server/market/productName.rules.ts';

/** A question about several places, brands, companies or owners at once. */
export interface OfMany {
  text: string;
  /** Ids that it may have of figures now: with more, it could come to too many values. */
  atOnce: number;
  /** Those that it is about; by default all. */
  about?: RegExp;
}

const PERIOD = 'month isIncomplete release { fileName } properties';
const SUMS = `${PERIOD} filedReceipts taxableReceipts roomReceipts apportioned filedRooms rooms revpar flaggedFilings
  exemptShare roomsWithoutReceipts propertiesWithRooms`;
const YEARS = 'asOf: $asOf, from: $fromYear, to: $toYear';
const ASKED = '$ids: [ID!]!, $asOf: AsOfInput, $from: Month!, $to: Month!';
const ASKED_OF_YEARS = `${ASKED}, $fromYear: Int!, $toYear: Int!`;
const ALCOHOL = 'totalReceipts liquorReceipts wineReceipts beerReceipts coverChargeReceipts estimated';
/** Key figures without ranks, which exist for today only. */
const HEADLINE = `month isIncomplete release { fileName } receiptsChange ${CHANGE} receiptsLikeForLike ${ALIKE}
  receiptsChangeWithoutIdle ${CHANGE} ttmMonths ttmReceipts ttmChange ${CHANGE} ttmChangeWithoutIdle ${CHANGE} ttmLikeForLike ${ALIKE} unusualMonths
  yearToDate { months receipts revpar comparedYear receiptsBefore receiptsChange ${CHANGE} receiptsChangeWithoutIdle ${CHANGE}
    likeForLike ${ALIKE} } properties`;
const AWAITED = 'awaitsQuarterlyFilers awaitedMonths';
const OF_PLACE = `${HEADLINE} propertiesExpected mainCountyName mainCounty { name }`;
const OF_HOTELS = `${HEADLINE} roomReceipts revpar rooms ttmRevparWeighted apportioned flaggedFilings unusual
  roomsLeftOut roomsWithoutReceipts propertiesWithRooms`;
const OF_YEAR = `year months release { fileName } receiptsComparedMonths receiptsChange ${CHANGE} receiptsLikeForLike ${ALIKE}`;
/** Of owners; months of places have some of these names for what is never null. */
const NOT_AS_FILED = `ownedFiled: filedReceipts ownedApportioned: apportioned ownedFlagged: flaggedFilings
  ownedUnusual: unusual ownedLeftOut: roomsLeftOut ownedEmpty: roomsWithoutReceipts ownedWithRooms: propertiesWithRooms ownedEstimated: estimated`;
const OWNED = `${PERIOD} receipts ownedRooms: rooms revpar likeForLike { earlier later share change { amount } } ${NOT_AS_FILED}`;

const ofPlaces = (text: string, atOnce: number): OfMany => ({ text, atOnce, about: /^(city|county|zip):/ });
const ofOwners = (text: string): OfMany => ({ text, atOnce: 1, about: /^owner:/ });

const GROWTH = `growth(asOf: $asOf) { ...Growth } growthOfYear: growth(asOf: $asOf, from: $from, to: $yearEnd) { ...Growth }`;
const GROWTH_FRAGMENT = `fragment Growth on ReceiptsGrowth {
  from to monthsCompared incompleteMonths unusualFilings earlier later change ${CHANGE} likeForLike { properties earlier later share change ${CHANGE} hotelsAlone ${ALIKE}
    changeWithoutIdle ${CHANGE} }
  parts { kind properties earlier later change }
}`;
const SUPPLY = `year months hotelsOpened roomsOpened roomsOpenedUnknown hotelsClosed roomsClosed roomsClosedUnknown
  hotelsOpenedWithoutReceipts roomsOpenedWithoutReceipts hotelsOpenedEarlier roomsOpenedEarlier
  hotelsClosedInGap roomsClosedInGap hotelsEndedWithoutReceipts roomsEndedWithoutReceipts month rooms roomsIdle`;

/** Months, key figures, growth and cities. What costs much as of a release is a question of its own. */
export const OF_MANY: Record<ProductName, readonly OfMany[]> = {
  hotel: [
    {
      text: `query (${ASKED_OF_YEARS}) { nodes(ids: $ids) {
        ... on Place {
          months: lodgingMonths(${MONTHS}) { ${SUMS} marketplace awaitsQuarterlyFilers }
          lodgingSeries(${MONTHS}) { months roomReceipts revpar }
          lodgingYears(${YEARS}) { ${OF_YEAR} incompleteMonths roomReceipts filedReceipts taxableReceipts apportioned
            marketplace revpar filedRevpar exemptShare flaggedFilings revparChange ${CHANGE} revparComparedMonths
            receiptsChangeWithoutIdle ${CHANGE} }
        }
        ... on Brand { months(${MONTHS}) { ${SUMS} awaitsQuarterlyFilers } }
        ... on ParentCompany { months(${MONTHS}) { ${SUMS} awaitsQuarterlyFilers } }
      } }`,
      atOnce: 100,
    },
    ofOwners(`query (${ASKED}) { nodes(ids: $ids) { ... on Owner {
      hotels(asOf: $asOf) marketplacePlaces(asOf: $asOf)
      months(product: HOTEL, ${MONTHS}) { ${OWNED} awaitsQuarterlyFilers }
      cities(product: HOTEL, asOf: $asOf) { place { name } receipts properties }
      brands(asOf: $asOf) { brand { name } receipts properties }
    } } }`),
    {
      text: `query ($ids: [ID!]!, $asOf: AsOfInput) { nodes(ids: $ids) {
        ... on Place { headline: lodgingHeadline(asOf: $asOf) { ${OF_PLACE} ... on LodgingPlaceHeadline {
          roomReceipts revpar rooms marketplace apportioned flaggedFilings roomsLeftOut roomsWithoutReceipts propertiesWithRooms
          awaitsQuarterlyFilers ttmRevpar
          ttmRevparWeighted monthsAwaited
        } } }
        ... on Brand { headline(asOf: $asOf) { ${OF_HOTELS} ${AWAITED} } }
        ... on ParentCompany { headline(asOf: $asOf) { ${OF_HOTELS} ${AWAITED} } }
        ... on Owner { headline(product: HOTEL, asOf: $asOf) { receipts ${HEADLINE} ${NOT_AS_FILED} ${AWAITED} } }
      } }`,
      atOnce: 100,
    },
    {
      text: `query ($ids: [ID!]!, $asOf: AsOfInput, $from: Month!, $yearEnd: Month!, $fromYear: Int!, $toYear: Int!) { nodes(ids: $ids) {
        ... on Place { ${GROWTH} supply(${YEARS}) { ${SUPPLY} } }
        ... on Brand { ${GROWTH} }
        ... on ParentCompany { ${GROWTH} }
      } } ${GROWTH_FRAGMENT}`,
      atOnce: 4,
      about: /^(?!owner:)/,
    },
    ofPlaces(
      `query ($ids: [ID!]!, $asOf: AsOfInput) { nodes(ids: $ids) { ... on Place {
        brandRanks(asOf: $asOf) { brand { name } properties roomReceipts months rooms revpar revparRank { rank of }
          receiptsPerRoom receiptsPerRoomRank { rank of } }
      } } }`,
      20,
    ),
    ofPlaces(
      `query (${ASKED}) { nodes(ids: $ids) { ... on Place {
        citiesLodgingMonths(${MONTHS}) { city month { month roomReceipts revpar properties release { fileName } } }
        chainScaleMix(asOf: $asOf) { from to months incompleteMonths marketplaceReceipts
          shares { chainScale properties rooms roomShare roomReceipts receiptsShare revpar revparMonths } }
        citiesLodging(${MONTHS}) { releases { fileName } cities { city months roomReceipts sources } }
      } } }`,
      7,
    ),
  ],
  beverage: [
    ofPlaces(
      `query (${ASKED_OF_YEARS}) { nodes(ids: $ids) { ... on Place {
        months: alcoholMonths(${MONTHS}) { ${PERIOD} ${ALCOHOL} }
        alcoholSeries(${MONTHS}) { months totalReceipts }
        alcoholYears(${YEARS}) { ${OF_YEAR} incompleteMonths totalReceipts estimated }
      } } }`,
      100,
    ),
    ofOwners(`query (${ASKED}) { nodes(ids: $ids) { ... on Owner {
      bars(asOf: $asOf)
      months(product: BEVERAGE, ${MONTHS}) { ${OWNED} }
      cities(product: BEVERAGE, asOf: $asOf) { place { name } receipts properties }
    } } }`),
    {
      text: `query ($ids: [ID!]!, $asOf: AsOfInput) { nodes(ids: $ids) {
        ... on Place { headline: alcoholHeadline(asOf: $asOf) { ${OF_PLACE} totalReceipts estimated } }
        ... on Owner { headline(product: BEVERAGE, asOf: $asOf) { receipts ${HEADLINE} ${NOT_AS_FILED} } }
      } }`,
      atOnce: 100,
    },
    ofPlaces(
      `query (${ASKED}) { nodes(ids: $ids) { ... on Place {
        receiptsMix(${MONTHS}) { months { month ...Mix } years { year months ...Mix } }
        citiesAlcoholMonths(${MONTHS}) { city month { ${PERIOD} ${ALCOHOL} } }
      } } } fragment Mix on MixFacts { roomReceipts alcoholReceipts roomShare alcoholShare }`,
      20,
    ),
  ],
};
