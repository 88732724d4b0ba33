import type { Thing } from 'schema-dts';
import { company } from '@/content/company/company';
import { locations } from '@/content/locations/locations';
import { stateNames } from '@/lib/site/state-codes';
import { trainingService } from '@/content/locations/locations-page';
import { routes } from '@/content/site/routes';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { serviceNode } from '@/lib/locations/service';

/** The anchor of the city list on the page. */
export const directoryAnchor = 'cities';

/** Structured data of the locations page: the service and the cities that the owner has confirmed. */
export function serviceGraph(): readonly Thing[] {
  return [
    serviceNode({
      origin: factValue(company.origin),
      path: routes.locations.path,
      anchor: directoryAnchor,
      name: trainingService.name,
      description: trainingService.description,
      type: trainingService.type,
      cities: locations
        .filter((location) => !isPlaceholder(location.city))
        .map((location) => ({
          name: factValue<string>(location.city),
          stateName: stateNames[location.state],
        })),
    }),
  ];
}
