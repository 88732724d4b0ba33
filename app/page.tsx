import { Contact } from '@/components/contact/contact';
import { GetStarted } from '@/components/home/get-started';
import { Hero } from '@/components/home/hero';
import { PopularPrograms } from '@/components/home/popular-programs';
import { ReviewCard } from '@/components/home/review-card';
import { Services } from '@/components/home/services';
import { SimulationSection } from '@/components/simulation/simulation-section';
import { Testimonials } from '@/components/home/testimonials';
import { NextSeats } from '@/components/locations/next-seats';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <Page route="home">
      <Hero />
      <NextSeats />
      <PopularPrograms />
      <Services />
      <GetStarted />
      <Testimonials />
      <ReviewCard />
      <Contact />
      <SimulationSection />
    </Page>
  );
}
