import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { done, DonePayload, orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { SavedViewConnection } from './savedView.connections.ts';
import {
  ChangeSavedViewInput,
  CreateSavedViewInput,
  DeleteSavedViewInput,
  SavedView,
  SavedViewPayload,
} from './savedView.type.ts';
import { changeView, createView, ownViews, removeView } from './savedViews.ts';

function changed(change: () => Promise<SavedView>): Promise<SavedViewPayload> {
  return orRefusal<SavedViewPayload>(
    async () => ({ savedView: await change(), errors: [] }),
    (errors) => ({ savedView: null, errors }),
  );
}

@Resolver(() => SavedView)
export class SavedViewResolver {
  @Query(() => SavedViewConnection, { description: 'The member’s saved views of the explorer, by name.' })
  async savedViews(
    @Ctx() context: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<SavedView>> {
    return fetchPage(context.db, ownViews(await requireViewer(context)), page);
  }

  @Mutation(() => SavedViewPayload, {
    description: 'Saves a view of the explorer. Errors: `REQUIRED`, `TOO_LONG`, `NAME_TAKEN` or `TOO_MANY`.',
  })
  createSavedView(
    @Ctx() context: MarketContext,
    @Arg('input', () => CreateSavedViewInput, { description: 'Name and question of the view.' })
    input: CreateSavedViewInput,
  ): Promise<SavedViewPayload> {
    return changed(async () => createView(context.accounts, await requireViewer(context), input));
  }

  @Mutation(() => SavedViewPayload, {
    description:
      'Replaces name and question of a saved view. Errors: `REQUIRED`, `TOO_LONG`, `NAME_TAKEN` or `NOT_FOUND`.',
  })
  changeSavedView(
    @Ctx() context: MarketContext,
    @Arg('input', () => ChangeSavedViewInput, { description: 'The view in its new state.' })
    input: ChangeSavedViewInput,
  ): Promise<SavedViewPayload> {
    return changed(async () => changeView(context.accounts, await requireViewer(context), input));
  }

  @Mutation(() => DonePayload, { description: 'Deletes a saved view of the member. Errors: `NOT_FOUND`.' })
  deleteSavedView(
    @Ctx() context: MarketContext,
    @Arg('input', () => DeleteSavedViewInput, { description: 'View to delete.' })
    { id }: DeleteSavedViewInput,
  ): Promise<DonePayload> {
    return done(async () => removeView(context.accounts, await requireViewer(context), id));
  }
}
