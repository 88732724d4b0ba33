import type { Service } from 'schema-dts';
import { anchorId, organizationId } from '@/lib/seo/ids';

export type ServiceFacts = {
  readonly origin: string;
  /** Path of the page that shows the service, and the anchor on it. */
  readonly path: string;
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  /** The cities where it is offered: confirmed ones only. */
  readonly cities: readonly { readonly name: string; readonly stateName: string }[];
};

/**
 * The company's service in its cities. There is one service for all of them: a city with a shared phone is not a
 * LocalBusiness.
 */
export function serviceNode({
  origin,
  path,
  anchor,
  name,
  description,
  type,
  cities,
}: ServiceFacts): Service {
  const areaServed = cities.map((city) => ({
    '@type': 'City' as const,
    name: city.name,
    containedInPlace: { '@type': 'State' as const, name: city.stateName },
  }));
  return {
    '@type': 'Service',
    '@id': anchorId(origin, path, anchor),
    name,
    description,
    serviceType: type,
    provider: { '@id': organizationId(origin) },
    ...(areaServed.length === 0 ? {} : { areaServed }),
  };
}
