import { BusinessClosing } from '@/components/business/closing';
import { BusinessFinancing } from '@/components/business/financing';
import { BusinessHero } from '@/components/business/hero';
import { BusinessPath } from '@/components/business/path';
import { BusinessPrograms } from '@/components/business/programs';
import { BusinessReasons } from '@/components/business/reasons';
import { BusinessStories } from '@/components/business/stories';
import { BusinessSupport } from '@/components/business/support';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import { businessFlags, businessPrograms } from '@/content/business-opportunities';

export const metadata = pageMetadata('businessOpportunities');

export default function BusinessOpportunitiesPage() {
  return (
    <Page route="businessOpportunities" graph={programGraph('businessOpportunities', businessPrograms)}>
      <BusinessHero />
      <BusinessReasons />
      <BusinessPrograms programs={businessPrograms} {...businessFlags} />
      <BusinessStories />
      <BusinessPath />
      <BusinessSupport />
      <BusinessFinancing />
      <BusinessClosing />
    </Page>
  );
}
