import { type Fact, factValue } from '@/lib/facts/facts';

/** A city with its state code, in the specification's format: `Mesa, AZ`. */
export function cityLabel({ city, state }: Readonly<Record<'city' | 'state', Fact<string>>>): string {
  return `${factValue(city)}, ${factValue(state)}`;
}
