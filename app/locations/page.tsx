import { Page } from '@/components/layout/page';
import { CityDirectory } from '@/components/locations/city-directory';
import { FinderHeader } from '@/components/locations/finder-header';
import { NewLocation } from '@/components/locations/new-location';
import { serviceGraph } from '@/components/locations/model/service-graph';
import { WhichCourse } from '@/components/locations/which-course';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('locations');

export default function LocationsPage() {
  return (
    <Page route="locations" graph={serviceGraph()}>
      <FinderHeader />
      <CityDirectory />
      <WhichCourse />
      <NewLocation />
    </Page>
  );
}
