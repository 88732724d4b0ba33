// All settings that `npm run hosting` writes.
import { caddySettings } from './caddy';
import { cloudFrontSettings } from './cloudfront';
import { nginxSettings } from './nginx';
import type { HostSite, SettingsFile } from './settings';

/**
 * The settings of CloudFront, which we recommend, and examples for your own server. Caddy takes a port with a colon
 * before it.
 */
export function allSettings(site: HostSite): readonly SettingsFile[] {
  const caddyListen = /^\d+$/.test(site.listen) ? `:${site.listen}` : site.listen;
  return [
    nginxSettings(site),
    caddySettings({ ...site, listen: caddyListen }),
    ...cloudFrontSettings(site.reports),
  ];
}
