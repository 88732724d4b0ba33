export function treeOf(name: string): string;
export function copySources(name: string, more?: readonly string[]): void;
export function buildCopy(name: string, kind: string, env?: Record<string, string>): Promise<void>;
