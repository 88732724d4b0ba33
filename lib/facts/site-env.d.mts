export type SiteEnv = 'preview' | 'rehearsal' | 'production';

export function parseSiteEnv(raw: string | undefined): SiteEnv;
