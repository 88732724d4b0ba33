/** Programs of hosts by name; missing ones are installed where we may. @throws a sentence when one cannot be had. */
export function findHostPrograms(names: readonly string[]): Readonly<Record<string, string>>;
