import type { Targets } from 'lightningcss';

export declare function browserFloor(): Readonly<Record<string, string>>;
export declare function scriptFloor(): { target: string[]; supported: Record<string, boolean> };
export declare function styleTargets(): Targets;
