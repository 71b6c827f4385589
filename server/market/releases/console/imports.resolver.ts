import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../../platform/lib/connection.ts';
import { orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import type { Page } from '../../../platform/lib/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { Import, ImportActionInput, ImportConnection, ImportPayload } from './import.type.ts';
import { decideImport } from './importActions.ts';
import { findImport, importsOf } from './imports.ts';

@ArgsType()
class ImportListArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists only imports that wait, run or are held back; without it, all.',
  })
  isOpen?: boolean | null;
}

const INPUT = { description: 'The import and a note.' };

@Resolver(() => Import)
export class ImportResolver {
  @Query(() => ImportConnection, { description: 'Imports, the latest first. For administrators.' })
  imports(
    @Ctx() { db }: MarketContext,
    @Args(() => ImportListArgs) { isOpen, ...page }: ImportListArgs,
  ): Promise<Page<Import>> {
    return fetchPage(db, importsOf(isOpen ?? false), page);
  }

  @Query(() => Import, {
    nullable: true,
    description: 'An import by its number; null if there is none. For administrators.',
  })
  import(
    @Ctx() { db }: MarketContext,
    @Arg('importId', () => Int, { description: 'Number of the import.' }) importId: number,
  ): Promise<Import | null> {
    return findImport(db, importId);
  }

  @Mutation(() => ImportPayload, {
    description:
      'Publishes an import that a check held back. The worker imports the file again. For administrators.',
  })
  acceptImport(
    @Ctx() context: MarketContext,
    @Arg('input', () => ImportActionInput, INPUT) input: ImportActionInput,
  ): Promise<ImportPayload> {
    return decide(context, 'ACCEPT_IMPORT', input);
  }

  @Mutation(() => ImportPayload, {
    description: 'Runs an import again that was refused, failed or was cancelled. For administrators.',
  })
  retryImport(
    @Ctx() context: MarketContext,
    @Arg('input', () => ImportActionInput, INPUT) input: ImportActionInput,
  ): Promise<ImportPayload> {
    return decide(context, 'RETRY_IMPORT', input);
  }

  @Mutation(() => ImportPayload, {
    description:
      'Cancels an import that waits, runs or is held back. A running one ends within seconds, and nothing of it is ' +
      'published. For administrators.',
  })
  cancelImport(
    @Ctx() context: MarketContext,
    @Arg('input', () => ImportActionInput, INPUT) input: ImportActionInput,
  ): Promise<ImportPayload> {
    return decide(context, 'CANCEL_IMPORT', input);
  }
}

function decide(
  context: MarketContext,
  action: 'ACCEPT_IMPORT' | 'RETRY_IMPORT' | 'CANCEL_IMPORT',
  input: ImportActionInput,
): Promise<ImportPayload> {
  return orRefusal<ImportPayload>(
    async () => {
      const decided = await decideImport(context.accounts, await requireViewer(context), action, input);
      context.dataRequested();
      return { import: decided, errors: [] };
    },
    (errors) => ({ import: null, errors }),
  );
}
