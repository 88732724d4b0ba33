export function bundleSiteScript(): Promise<void>;
export function bundleKeptScripts(): Promise<void>;
export function watchSiteScript(): Promise<void>;
