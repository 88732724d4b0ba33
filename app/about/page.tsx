import {
  AboutCertifications,
  AboutHero,
  AboutPurpose,
  AboutValues,
  AboutTimeline,
  AboutTeam,
} from '@/components/company/about';
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
