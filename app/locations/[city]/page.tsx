import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { CityContents } from '@/components/locations/city-contents';
import { cityGraph, type CityPage, cityPages } from '@/components/locations/model/city-pages';
import { pageMetadata } from '@/components/seo/page-metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ city: string }> };

export function generateStaticParams() {
  return cityPages.map(({ slug }) => ({ city: slug }));
}

async function pageOf({ params }: Props): Promise<CityPage> {
  const { city } = await params;
  const page = cityPages.find(({ slug }) => slug === city);
  if (page === undefined) throw new Error(`There is no page for "${city}".`);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await pageOf(props));
}

export default async function City(props: Props) {
  const page = await pageOf(props);
  return (
    <Page route={page} graph={cityGraph(page)}>
      <CityContents page={page} />
    </Page>
  );
}
