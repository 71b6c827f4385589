import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { valuesOf } from '../../platform/lib/cost.ts';

export const ServiceName = {
  PAYMENT: 'PAYMENT',
  MAIL: 'MAIL',
  SUPPORT: 'SUPPORT',
  OPERATOR: 'OPERATOR',
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
  description: 'Purpose of an external service.',
  valuesConfig: {
    PAYMENT: { description: 'Charges cards.' },
    MAIL: { description: 'Sends email.' },
    SUPPORT: { description: 'Notifies the operator of help messages.' },
    OPERATOR: { description: 'Names who runs this installation.' },
    CAPTCHA: { description: 'Distinguishes people from programs.' },
    ADDRESSES: { description: 'Completes addresses as they are typed.' },
    MAP_TILES: { description: 'Draws streets on maps.' },
    GEOCODING: { description: 'Finds the map positions of properties.' },
    ANALYTICS: { description: 'Counts page views.' },
    ERROR_REPORTING: { description: 'Collects browser errors.' },
  },
});

@ObjectType('Service', {
  description: 'An external service, or its built-in replacement.',
  simpleResolvers: true,
})
export class Service {
  @Field(() => ServiceName, { description: 'Purpose of the service.' })
  name!: ServiceName;

  @Field(() => Boolean, {
    description: 'True if an external service is configured. If false, the replacement runs.',
  })
  isConfigured!: boolean;

  @Field(() => String, { description: 'Name or description of what is in use. Never contains a key.' })
  runs!: string;

  @Field(() => [String], {
    complexity: valuesOf(10),
    description: 'Environment variables that configure the service; empty if it is not configurable.',
  })
  variables!: readonly string[];
}
