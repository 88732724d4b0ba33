export function run(
  command: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; cwd?: string },
): Promise<void>;
export function endWith(error: unknown): never;
