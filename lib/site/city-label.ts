import { type Fact, factValue } from '@/lib/facts/facts';

/** A city with its state code, as the specification names it: `Mesa, AZ`. */
export function cityLabel({ city, state }: { readonly city: Fact<string>; readonly state: string }): string {
  return `${factValue(city)}, ${state}`;
}
