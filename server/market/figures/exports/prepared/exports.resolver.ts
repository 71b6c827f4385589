import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { listOf } from '../../../../platform/lib/cost.ts';
import { PageArgs } from '../../../../platform/lib/connection.ts';
import { done, DonePayload, orRefusal } from '../../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../../platform/lib/list.ts';
import type { Page } from '../../../../platform/lib/page.ts';
import { requireViewer } from '../../../../platform/viewer.ts';
import type { MarketContext } from '../../../context.ts';
import { Bundle } from './bundle.type.ts';
import { bundlesOf } from './bundles.ts';
import {
  DeleteExportInput,
  Export,
  ExportConnection,
  ExportPayload,
  StartExportInput,
} from './export.type.ts';
import { deleteExport, exportsOf, startExport } from './exportJobs.ts';

@Resolver(() => Export)
export class ExportsResolver {
  @Query(() => ExportConnection, {
    description:
      'The member’s exports that were prepared in the background, the latest first, for 30 days. An API key sees its own.',
  })
  async exports(@Ctx() context: MarketContext, @Args(() => PageArgs) page: PageArgs): Promise<Page<Export>> {
    return fetchPage(context.db, exportsOf(context, await requireViewer(context)), page);
  }

  @Query(() => [Bundle], {
    complexity: listOf(2),
    description:
      'The last two bundles of the whole data set, the one whose releases were in force last first; empty until one was made.',
  })
  bundles(@Ctx() context: MarketContext): Promise<Bundle[]> {
    return bundlesOf(context);
  }

  @Mutation(() => ExportPayload, {
    description:
      'Starts to prepare a data set, or the rows of a query, as a file in the background. A query is asked page by page ' +
      'with your rights, within the limits of every query, for at most 100,000 rows. At most 2 exports of a member are prepared at a time, and ' +
      '100 are started in 24 hours, 50 of them by one API key; exports that stream count as well.',
  })
  startExport(
    @Ctx() context: MarketContext,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', () => StartExportInput, {
      description: 'Data set with its arguments or query with its variables, and format.',
    })
    input: StartExportInput,
  ): Promise<ExportPayload> {
    return orRefusal<ExportPayload>(
      async () => {
        const started = await startExport(context, await requireViewer(context), input, schema);
        context.exportRequested();
        return { export: started, errors: [] };
      },
      (errors) => ({ export: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description:
      'Deletes an export, or cancels it while it is prepared. Its link stops working at once. Errors: `NOT_FOUND`.',
  })
  deleteExport(
    @Ctx() context: MarketContext,
    @Arg('input', () => DeleteExportInput, { description: 'The export.' }) { id }: DeleteExportInput,
  ): Promise<DonePayload> {
    return done(async () => deleteExport(context.accounts, await requireViewer(context), id));
  }
}
