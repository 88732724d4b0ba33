// All settings that `npm run hosting` writes.
import { cloudFrontSettings } from './cloudfront';
import { nginxSettings } from './nginx';
import type { HostSite, SettingsFile } from './settings';

/** The settings of CloudFront, which we recommend, and an example for your own server. */
export const allSettings = (site: HostSite): readonly SettingsFile[] => [
  nginxSettings(site),
  ...cloudFrontSettings(site.reports),
];
