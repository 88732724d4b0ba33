export function run(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; onOutput?: (text: string) => void; isQuiet?: boolean },
): Promise<void>;
export function endWith(error: unknown): never;
