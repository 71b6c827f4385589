import { Reference20261120000100 } from './20261120000100-reference.ts';
import { Releases20261120000200 } from './20261120000200-releases.ts';
import { Hotels20261120000300 } from './20261120000300-hotels.ts';
import { Beverages20261120000400 } from './20261120000400-beverages.ts';
import { Lookup20261120000500 } from './20261120000500-lookup.ts';
import { Accounts20261120000600 } from './20261120000600-accounts.ts';
import { SignIns20261121000100 } from './20261121000100-signIns.ts';
import { MemberLists20261121000200 } from './20261121000200-memberLists.ts';
import { Billing20261121000300 } from './20261121000300-billing.ts';
import { Sandbox20261121000310 } from './20261121000310-sandbox.ts';
import { Audit20261121000320 } from './20261121000320-audit.ts';
import { PlaceRanks20261121000340 } from './20261121000340-placeRanks.ts';
import { FilingHistory20261121000350 } from './20261121000350-filingHistory.ts';
import { Awaited20261121000360 } from './20261121000360-awaited.ts';
import { SearchByWeight20261121000370 } from './20261121000370-searchByWeight.ts';
import { BrandRules20261121000400 } from './20261121000400-brandRules.ts';
import { NewHotelRooms20261121000410 } from './20261121000410-newHotelRooms.ts';
import { Renewals20261121000430 } from './20261121000430-renewals.ts';
import { BeveragePermits20261122000100 } from './20261122000100-beveragePermits.ts';
import { SoundFigures20261122000200 } from './20261122000200-soundFigures.ts';
import { SimilarNames20261122000400 } from './20261122000400-similarNames.ts';
import { LegacyLinks20261122000500 } from './20261122000500-legacyLinks.ts';
import { IncompletePeriods20261122000510 } from './20261122000510-incompletePeriods.ts';
import { SimilarCities20261122000520 } from './20261122000520-similarCities.ts';
import { DoubtfulFilings20261122000600 } from './20261122000600-doubtfulFilings.ts';
import { LikeForLike20261122000700 } from './20261122000700-likeForLike.ts';
import { RebuildProgress20261122000800 } from './20261122000800-rebuildProgress.ts';
import { RoomForFlags20261122000900 } from './20261122000900-roomForFlags.ts';
import { SecurityLog20261122001100 } from './20261122001100-securityLog.ts';
import { Money20261122001200 } from './20261122001200-money.ts';
import { HelpMessages20261122001300 } from './20261122001300-helpMessages.ts';
import { BusinessIndexes20261122001310 } from './20261122001310-businessIndexes.ts';
import { TwoStep20261122002000 } from './20261122002000-twoStep.ts';
import { Privacy20261122003000 } from './20261122003000-privacy.ts';
import { Staging20261122004000 } from './20261122004000-staging.ts';
import { SubscriptionTerms20261122004010 } from './20261122004010-subscriptionTerms.ts';
import { ListIndexes20261122006000 } from './20261122006000-listIndexes.ts';
import { FiguresChange20261122006010 } from './20261122006010-figuresChange.ts';
import { MonthsByPlace20261122006020 } from './20261122006020-monthsByPlace.ts';
import { ExemptShare20261122007000 } from './20261122007000-exemptShare.ts';
import { PlacesByMonth20261122210000 } from './20261122210000-placesByMonth.ts';
import { DemoStripe20261122220000 } from './20261122220000-demoStripe.ts';
import { UndoneReleases20261122222000 } from './20261122222000-undoneReleases.ts';
import { DataTasks20261123100000 } from './20261123100000-dataTasks.ts';
import { Sources20261123110000 } from './20261123110000-sources.ts';
import { ApiKeys20261123120000 } from './20261123120000-apiKeys.ts';
import { YearRows20261123130000 } from './20261123130000-yearRows.ts';
import { SearchDocuments20261123140000 } from './20261123140000-searchDocuments.ts';
import { JoinedPremises20261124020100 } from './20261124020100-joinedPremises.ts';
import { Establishments20261124030100 } from './20261124030100-establishments.ts';
import { ComparisonSets20261124050100 } from './20261124050100-comparisonSets.ts';
import { News20261124060100 } from './20261124060100-news.ts';
import { ImportAttempts20261124070100 } from './20261124070100-importAttempts.ts';
import { AddressPoints20261124110001 } from './20261124110001-addressPoints.ts';
import { ExportJobs20261124130000 } from './20261124130000-exportJobs.ts';
import { SavedViews20261124140000 } from './20261124140000-savedViews.ts';
import { NewsAddresses20261125030000 } from './20261125030000-newsAddresses.ts';
import { PublicSamples20261125100000 } from './20261125100000-publicSamples.ts';
import { ExportQueries20261125110000 } from './20261125110000-exportQueries.ts';
import { CancelledTasks20261125120000 } from './20261125120000-cancelledTasks.ts';
import { AddressSchedules20261126300000 } from './20261126300000-addressSchedules.ts';
import { FailedRuns20261126310000 } from './20261126310000-failedRuns.ts';
import { OwnerAddresses20261126400000 } from './20261126400000-ownerAddresses.ts';
import { ChainScales20261126410000 } from './20261126410000-chainScales.ts';
import { ExportsAsOf20261126420000 } from './20261126420000-exportsAsOf.ts';
import { UnusualReceipts20261126430000 } from './20261126430000-unusualReceipts.ts';
import { UnusualInYears20261126440000 } from './20261126440000-unusualInYears.ts';
import { LatestPeriods20261127100000 } from './20261127100000-latestPeriods.ts';
import { ApportionedInYears20261127110000 } from './20261127110000-apportionedInYears.ts';
import { IncompletePeriods20261127220000 } from './20261127220000-incompletePeriods.ts';
import { PaymentAlerts20261128050000 } from './20261128050000-paymentAlerts.ts';
import { MonthsLeftOut20261128090000 } from './20261128090000-monthsLeftOut.ts';
import { ClosedLinks20261128091500 } from './20261128091500-closedLinks.ts';
import { EmailForms20261128160000 } from './20261128160000-emailForms.ts';
import { IdleCompared20261128200000 } from './20261128200000-idleCompared.ts';
import { LegacyZips20261128210000 } from './20261128210000-legacyZips.ts';
import { IdleYears20261128220000 } from './20261128220000-idleYears.ts';
import { ExportNotPublished20261129003000 } from './20261129003000-exportNotPublished.ts';
import { EmptyRooms20261130190000 } from './20261130190000-emptyRooms.ts';
import { RepeatedReceipts20261130200000 } from './20261130200000-repeatedReceipts.ts';
import { RoundedEstimates20261130230500 } from './20261130230500-roundedEstimates.ts';
import { FailedChecks20261201143000 } from './20261201143000-failedChecks.ts';
import { QuarterlyFilers20261201180000 } from './20261201180000-quarterlyFilers.ts';
import { RenewalAmounts20261202060000 } from './20261202060000-renewalAmounts.ts';
import { PropertiesWithRooms20261203060000 } from './20261203060000-propertiesWithRooms.ts';
import { EmptyBars20261203063000 } from './20261203063000-emptyBars.ts';
import { BundlesInForce20261130195500 } from './20261130195500-bundlesInForce.ts';
import { RefusedMails20261130191500 } from './20261130191500-refusedMails.ts';

/** Every change of the database, oldest first. A new one is a file of its own and a line here. */
export const migrations = [
  Reference20261120000100,
  Releases20261120000200,
  Hotels20261120000300,
  Beverages20261120000400,
  Lookup20261120000500,
  Accounts20261120000600,
  SignIns20261121000100,
  MemberLists20261121000200,
  Billing20261121000300,
  Sandbox20261121000310,
  Audit20261121000320,
  PlaceRanks20261121000340,
  FilingHistory20261121000350,
  Awaited20261121000360,
  SearchByWeight20261121000370,
  BrandRules20261121000400,
  NewHotelRooms20261121000410,
  Renewals20261121000430,
  BeveragePermits20261122000100,
  SoundFigures20261122000200,
  SimilarNames20261122000400,
  LegacyLinks20261122000500,
  IncompletePeriods20261122000510,
  SimilarCities20261122000520,
  DoubtfulFilings20261122000600,
  LikeForLike20261122000700,
  RebuildProgress20261122000800,
  RoomForFlags20261122000900,
  SecurityLog20261122001100,
  Money20261122001200,
  HelpMessages20261122001300,
  BusinessIndexes20261122001310,
  TwoStep20261122002000,
  Privacy20261122003000,
  Staging20261122004000,
  SubscriptionTerms20261122004010,
  ListIndexes20261122006000,
  FiguresChange20261122006010,
  MonthsByPlace20261122006020,
  ExemptShare20261122007000,
  PlacesByMonth20261122210000,
  DemoStripe20261122220000,
  UndoneReleases20261122222000,
  DataTasks20261123100000,
  Sources20261123110000,
  ApiKeys20261123120000,
  YearRows20261123130000,
  SearchDocuments20261123140000,
  JoinedPremises20261124020100,
  Establishments20261124030100,
  ComparisonSets20261124050100,
  News20261124060100,
  ImportAttempts20261124070100,
  AddressPoints20261124110001,
  ExportJobs20261124130000,
  SavedViews20261124140000,
  NewsAddresses20261125030000,
  PublicSamples20261125100000,
  ExportQueries20261125110000,
  CancelledTasks20261125120000,
  AddressSchedules20261126300000,
  FailedRuns20261126310000,
  OwnerAddresses20261126400000,
  ChainScales20261126410000,
  ExportsAsOf20261126420000,
  UnusualReceipts20261126430000,
  UnusualInYears20261126440000,
  LatestPeriods20261127100000,
  ApportionedInYears20261127110000,
  IncompletePeriods20261127220000,
  PaymentAlerts20261128050000,
  MonthsLeftOut20261128090000,
  ClosedLinks20261128091500,
  EmailForms20261128160000,
  IdleCompared20261128200000,
  LegacyZips20261128210000,
  IdleYears20261128220000,
  ExportNotPublished20261129003000,
  EmptyRooms20261130190000,
  RefusedMails20261130191500,
  BundlesInForce20261130195500,
  RepeatedReceipts20261130200000,
  RoundedEstimates20261130230500,
  FailedChecks20261201143000,
  QuarterlyFilers20261201180000,
  RenewalAmounts20261202060000,
  PropertiesWithRooms20261203060000,
  EmptyBars20261203063000,
];
