import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { CityDirectory } from '@/components/locations/city-directory';
import { NewLocation } from '@/components/locations/new-location';
import { serviceGraph } from '@/components/locations/service-graph';
import { WhatHappensNext } from '@/components/locations/what-happens-next';
import { pageMetadata } from '@/components/seo/page-metadata';
import { locationsPage } from '@/content/locations-page';

export const metadata = pageMetadata('locations');

export default function LocationsPage() {
  return (
    <Page route="locations" graph={serviceGraph()}>
      <PageHeader
        title={locationsPage.title}
        lead={locationsPage.lead}
        parent="home"
        crumbs={[{ label: 'Home', target: { route: 'home' } }]}
        current="Training Locations"
      />
      <CityDirectory />
      <WhatHappensNext />
      <NewLocation />
    </Page>
  );
}
