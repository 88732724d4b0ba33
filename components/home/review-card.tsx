import { Section } from '@/components/layout/section';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import { claims } from '@/content/claims';
import { reviewCard } from '@/content/home';

/** The rating as the company states it: words on the page, never review markup. */
export function ReviewCard() {
  const { rating, count } = claims.reviews;
  return (
    <Section className="pt-0 sm:pt-0">
      <Card tone="mint" className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[auto_1fr_auto] sm:p-10">
        <p className="flex items-center gap-5">
          <span aria-hidden="true" className="font-display text-display font-bold tabular-nums">{rating}</span>
          <span>
            <Stars rating={Number(rating)} size={20} className="text-green" />
            <span className="mt-1 block text-sm text-ink-soft">based on {count}+ reviews</span>
          </span>
        </p>
        <div>
          <h2 className="text-title">{reviewCard.title}</h2>
          <p className="mt-1 text-ink-soft">{reviewCard.text}</p>
        </div>
        <OutboundLink to="reviews" className={buttonStyle('solid', 'md', 'justify-self-start')}>{reviewCard.action}</OutboundLink>
      </Card>
    </Section>
  );
}
