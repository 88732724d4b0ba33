import { AboutCertifications } from '@/components/company/about/certifications';
import { AboutHero } from '@/components/company/about/hero';
import { AboutPurpose } from '@/components/company/about/purpose';
import { AboutTeam } from '@/components/company/about/team';
import { AboutTimeline } from '@/components/company/about/timeline';
import { AboutValues } from '@/components/company/about/values';
import { Closing } from '@/components/layout/closing';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { aboutCall } from '@/content/company/about';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <Page route="about">
      <AboutHero />
      <AboutPurpose />
      <AboutValues />
      <AboutTimeline />
      <AboutTeam />
      <AboutCertifications />
      <Closing {...aboutCall} />
    </Page>
  );
}
