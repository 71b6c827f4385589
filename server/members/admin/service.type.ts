import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { valuesOf } from '../../platform/lib/cost.ts';

export const ServiceName = {
  PAYMENT: 'PAYMENT',
  MAIL: 'MAIL',
  SUPPORT: 'SUPPORT',
  CAPTCHA: 'CAPTCHA',
  ADDRESSES: 'ADDRESSES',
  MAP_TILES: 'MAP_TILES',
  GEOCODING: 'GEOCODING',
  ANALYTICS: 'ANALYTICS',
  ERROR_REPORTING: 'ERROR_REPORTING',
} as const;
export type ServiceName = keyof typeof ServiceName;
registerEnumType(ServiceName, {
  name: 'ServiceName',
  description: 'What the product can have done by somebody else.',
  valuesConfig: {
    PAYMENT: { description: 'Cards are charged.' },
    MAIL: { description: 'Mails are sent.' },
    SUPPORT: { description: 'Somebody is told of messages to the operator.' },
    CAPTCHA: { description: 'People are told from programs.' },
    ADDRESSES: { description: 'Addresses are completed as they are typed.' },
    MAP_TILES: { description: 'Maps have streets.' },
    GEOCODING: { description: 'Properties are found on a map.' },
    ANALYTICS: { description: 'Page views are counted.' },
    ERROR_REPORTING: { description: 'Errors of browsers are collected.' },
  },
});

@ObjectType('Service', {
  description: 'Something that the product can have done by somebody else, or does plainly by itself.',
  simpleResolvers: true,
})
export class Service {
  @Field(() => ServiceName, { description: 'What it is for.' })
  name!: ServiceName;

  @Field(() => Boolean, { description: 'Whether a service is configured; else the stand-in runs.' })
  isConfigured!: boolean;

  @Field(() => String, { description: 'What runs, in words. Never a key.' })
  runs!: string;

  @Field(() => [String], {
    complexity: valuesOf(10),
    description: 'Names of the environment variables that configure it; empty where it cannot be.',
  })
  variables!: readonly string[];
}
