import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../../../platform/lib/connection.ts';
import { largest, valuesOf } from '../../../../platform/lib/cost.ts';
import { FieldError } from '../../../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../../../platform/lib/scalars.ts';
import { Product } from '../../../enums.ts';
import { ExportFormat, ExportState } from './exportEnums.ts';

@ObjectType('ExportSource', {
  description: 'The latest release of a tax that a file or a bundle includes.',
  simpleResolvers: true,
})
export class ExportSource {
  @Field(() => Product, { description: 'Lodging or mixed beverages.' })
  product!: Product;

  @Field(() => ID, { description: 'Id of the release, such as `release:3`.' })
  releaseId!: string;

  @Field(() => String, { description: 'Name of the comptroller’s file.' })
  fileName!: string;
}

@ObjectType('Export', {
  description: 'A file of figures that is prepared in the background for a member.',
  simpleResolvers: true,
})
export class Export {
  @Field(() => ID, { description: 'Identifier of the export.' })
  id!: string;

  @Field(() => String, { description: 'Name of the data set, such as `hotelMonths`; `query` for a query.' })
  dataSet!: string;

  @Field(() => ExportFormat, { description: 'Format of the file.' })
  format!: ExportFormat;

  @Field(() => String, { description: 'The member’s words for it, which also name the file.' })
  title!: string;

  @Field(() => ExportState, { description: 'State.' })
  state!: ExportState;

  @Field(() => Int, { description: 'Number of rows written so far; once done, of all rows.' })
  rows!: number;

  @Field(() => Float, { description: 'Size of the file in bytes, so far or in the end.' })
  bytes!: number;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the file in hexadecimal, to check a download; null until it is done.',
  })
  sha256!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason why it failed; null if it did not.' })
  message!: string | null;

  @Field(() => [ExportSource], {
    complexity: valuesOf(2),
    description:
      'Latest release of each tax that the file includes; all rows come from one snapshot. With `asOf`, the latest at ' +
      'that time. Empty until the export runs.',
  })
  releases!: ExportSource[];

  @Field(() => String, {
    nullable: true,
    description:
      'Months, or the quarter, that were asked for and that no release had in full at the request, such as ' +
      '`2023-10 to 2023-12`: months of lodging without monthly filers are among them, though quarterly filers may have rows. ' +
      'Null if there are none, and of a query.',
  })
  notPublished!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of the request.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the end; null if not ended.' })
  finishedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which the file is deleted, 24 hours after it was done; null if there is none.',
  })
  expiresAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the file, which works without a session until `expiresAt`; a download that broke off resumes. Anybody ' +
      'with the address can download the file. Null if there is none.',
  })
  link!: string | null;
}

@InputType('StartExportInput', { description: 'An export to prepare in the background.' })
export class StartExportInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name of a data set of `GET /exports`, such as `hotelMonths`; null for a query of your own.',
  })
  dataSet?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A GraphQL query with one list, in place of a data set. All pages of the list are exported; its `first`, `after`, ' +
      '`last` and `before` do not matter. The columns are the fields of a row that have values, named by their path, such ' +
      'as `city.name`.',
  })
  query?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Variables of the query as JSON text; none by default.',
  })
  variablesJson?: string | null;

  @Field(() => ExportFormat, { description: 'Format of the file.' })
  format!: ExportFormat;

  @Field(() => String, {
    nullable: true,
    description:
      'Arguments of the data set as JSON text, the same as the body of `POST /exports/NAME.FORMAT`; none by default.',
  })
  argumentsJson?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that name the export, at most 100 characters; by default, the name of the data set.',
  })
  title?: string | null;
}

@InputType('DeleteExportInput', { description: 'An export to delete.' })
export class DeleteExportInput {
  @Field(() => ID, { description: 'Id of the export.' })
  id!: string;
}

@ObjectType('ExportPayload', {
  description: `A started export, or the errors. Errors: \`NOT_FOUND\` for the data set, \`INVALID_QUERY\`,
\`QUERY_TOO_COMPLEX\`, \`TOO_LONG\`, \`INVALID_JSON\`, \`TOO_MANY_OPEN\`, \`EXPORTS_USED_UP\` or \`NO_SPACE\`. Wrong arguments fail with \`BAD_USER_INPUT\`.`,
  simpleResolvers: true,
})
export class ExportPayload {
  @Field(() => Export, { nullable: true, description: 'The export; null if refused.' })
  export!: Export | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}

export const ExportConnection = connectionType('Export', () => Export);
