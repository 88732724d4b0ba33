import { AboutCertifications } from '@/components/about/certifications';
import { AboutClosing } from '@/components/about/closing';
import { AboutHero } from '@/components/about/hero';
import { AboutPurpose } from '@/components/about/purpose';
import { AboutTeam } from '@/components/about/team';
import { AboutTimeline } from '@/components/about/timeline';
import { AboutValues } from '@/components/about/values';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

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
      <AboutClosing />
    </Page>
  );
}
