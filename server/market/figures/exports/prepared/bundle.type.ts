import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../../platform/lib/cost.ts';
import { DateTimeScalar } from '../../../../platform/lib/scalars.ts';
import { ExportSource } from './export.type.ts';

/** Files of a bundle, at most. */
const MOST_FILES = 30;

@ObjectType('BundleFile', { description: 'A Parquet file of a bundle.', simpleResolvers: true })
export class BundleFile {
  @Field(() => String, { description: 'Name of the file, such as `hotel_filings.parquet`.' })
  name!: string;

  @Field(() => Int, { description: 'Number of its rows.' })
  rows!: number;

  @Field(() => Float, { description: 'Its size in bytes.' })
  bytes!: number;
}

@ObjectType('Bundle', {
  description:
    'The whole data set as one archive (tar) of Parquet files, all from one snapshot, with a manifest and a README. A ' +
    'new bundle follows each published release; it also includes decisions and brand corrections made since the last.',
  simpleResolvers: true,
})
export class Bundle {
  @Field(() => ID, { description: 'Identifier of the bundle.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'Time when it was made.' })
  madeAt!: Date;

  @Field(() => [ExportSource], {
    complexity: valuesOf(2),
    description: 'Latest release of each tax that the bundle includes.',
  })
  releases!: ExportSource[];

  @Field(() => [BundleFile], { complexity: valuesOf(MOST_FILES), description: 'Its Parquet files.' })
  files!: BundleFile[];

  @Field(() => Float, { description: 'Size of the archive in bytes.' })
  bytes!: number;

  @Field(() => String, { description: 'SHA-256 of the archive in hexadecimal, to check a download.' })
  sha256!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the archive, which works without a session for 24 hours; a download that broke off resumes. Null ' +
      'without the yearly plan, for all but administrators.',
  })
  link!: string | null;
}
