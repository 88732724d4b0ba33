import {
  BusinessFinancing,
  BusinessHero,
  BusinessReasons,
  BusinessPrograms,
  BusinessStories,
  BusinessPath,
  BusinessSupport,
} from '@/components/programs/business';
import { Closing } from '@/components/layout/closing';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/model/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import { businessCall, businessFlags, businessPrograms } from '@/content/programs/business-opportunities';

export const metadata = pageMetadata('businessOpportunities');

export default function BusinessOpportunitiesPage() {
  return (
    <Page
      route="businessOpportunities"
      graph={programGraph('businessOpportunities', businessPrograms, businessFlags.isUpcomingSessionsShown)}
    >
      <BusinessHero />
      <BusinessReasons />
      <BusinessPrograms programs={businessPrograms} {...businessFlags} />
      <BusinessStories />
      <BusinessPath />
      <BusinessSupport />
      <BusinessFinancing />
      <Closing {...businessCall} />
    </Page>
  );
}
