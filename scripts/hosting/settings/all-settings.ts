import { caddySettings } from './caddy';
import { cloudFrontSettings } from './cloudfront';
import { headerFile } from './header-file';
import { nginxSettings } from './nginx';
import type { HostSite, SettingsFile } from './settings';

/** The settings of every host that we know. Caddy takes a port with a colon before it. */
export function allSettings(site: HostSite): readonly SettingsFile[] {
  const caddyListen = /^\d+$/.test(site.listen) ? `:${site.listen}` : site.listen;
  return [
    nginxSettings(site),
    caddySettings({ ...site, listen: caddyListen }),
    headerFile(site),
    ...cloudFrontSettings(),
  ];
}
