import { render } from '@testing-library/react';
import { AboutTeam } from '@/components/company/about';
import { AboutTimeline } from '@/components/company/about';
import { ContactCards } from '@/components/contact/contact-cards';
import { ReviewCard } from '@/components/home/review-card';
import { Testimonials } from '@/components/home/testimonials';
import { BusinessStories } from '@/components/programs/business';
import { WhyShop } from '@/components/shop/why-shop';
import { contactSection } from '@/content/contact/contact';
import { reviewCard } from '@/content/home/home';
import { goodsText, goodsTextOf } from '@/content/site/open-shops';

// Every list may be empty, but page claims, company facts and links keep their rows.
vi.mock('@/content/site/table-rows', async () =>
  (await import('@/tests/support/fixture-rows')).ownRows((table, rows) =>
    /^(?:claims|company|links)$/.test(table) ? rows : [],
  ),
);

describe('without a row in any table', () => {
  it.each([
    ['the team', <AboutTeam />],
    ['the milestones', <AboutTimeline />],
    ['the testimonials', <Testimonials />],
    ['the stories', <BusinessStories />],
    ['the reasons to shop', <WhyShop />],
  ])('%s show nothing, and no heading', (_name, section) => {
    expect(render(section).container).toBeEmptyDOMElement();
  });

  it('no satellite offices are announced', () => {
    expect(render(<ContactCards />).container).not.toHaveTextContent(contactSection.cards.address.offices);
  });

  it('the link to reviews names no other students, because none are quoted above it', () => {
    expect(render(<ReviewCard />).container).toHaveTextContent(reviewCard.titleAlone);
  });

  it('the shops name nothing that they do not have', () => {
    expect(goodsText).toBe('For class and for work');
    const goods = { shirts: false, books: false, kits: false, AEDs: false };
    expect(goodsTextOf({ ...goods, kits: true })).toBe('Kits');
    expect(goodsTextOf({ ...goods, shirts: true, kits: true })).toBe('Shirts and kits');
  });
});
