import { BusinessFinancing } from '@/components/programs/business/financing';
import { BusinessHero } from '@/components/programs/business/hero';
import { BusinessPath } from '@/components/programs/business/path';
import { BusinessPrograms } from '@/components/programs/business/programs';
import { BusinessReasons } from '@/components/programs/business/reasons';
import { BusinessStories } from '@/components/programs/business/stories';
import { BusinessSupport } from '@/components/programs/business/support';
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
