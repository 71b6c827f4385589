import { TrialResolver, trialReleaseResolvers } from './trial.resolver.ts';
import {
  TrialHotelFilingResolver,
  TrialHotelHeadlineResolver,
  TrialHotelResolver,
} from './trialHotel.resolver.ts';
import { trialLeftOutResolvers } from './trialLeftOut.resolver.ts';
import { trialPlaceResolvers } from './trialPlace.resolver.ts';
import { TrialRelatedResolver } from './trialRelated.resolver.ts';
import { TrialRoomsTwiceResolver } from './trialRoomsTwice.resolver.ts';

/** All resolvers for the samples that visitors see. */
export const trialResolvers = [
  TrialResolver,
  TrialHotelResolver,
  TrialHotelHeadlineResolver,
  TrialHotelFilingResolver,
  TrialRelatedResolver,
  TrialRoomsTwiceResolver,
  ...trialPlaceResolvers,
  ...trialLeftOutResolvers,
  ...trialReleaseResolvers,
];
