export function bundleSiteScript(): Promise<void>;
export function watchSiteScript(): Promise<void>;
