import { Field, ObjectType } from 'type-graphql';
import { FigureFields, figuresOf } from '../figures/figureFields.ts';
import { MonthScalar } from '../../platform/lib/scalars.ts';
import type { Alike } from '../figures/likeForLike.ts';
import { AWAITS_SOME_QUARTERLY_FILERS } from '../hotels/quarterlyFilers.rules.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

@FigureFields('brandMonth')
@ObjectType('BrandMonth', {
  description:
    'A month of a brand or parent company: the sum of the months of all hotels that bore the brand’s name then. A hotel that changed its name counts toward the old brand until then.',
  simpleResolvers: true,
})
export class BrandMonth extends figuresOf<'brandMonth'>() {
  releaseId!: number;
  /** Cents of the hotels whose rooms count. */
  revparReceipts!: number;
  /** Of its hotels that bore the name and have a figure a year earlier too. */
  alike!: Alike | null;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Boolean, { description: AWAITS_SOME_QUARTERLY_FILERS })
  awaitsQuarterlyFilers!: boolean;
}
