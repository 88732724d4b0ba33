import { starsLabel } from '@/content/site/page-labels';
import { type Fact, factValue } from '@/lib/facts/facts';
import { formatCount } from '@/lib/text/counts';
import { interpolate } from '@/lib/text/interpolate';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { Section } from '@/components/layout/section';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { Stars } from '@/components/ui/stars';
import { claims } from '@/content/company/claims';
import { reviewCard } from '@/content/home/home';
import { testimonials } from '@/content/home/testimonials';

/** A link to the reviews, with the rating if the company states one: text on the page, never review markup. */
export function ReviewCard() {
  const isAlone = testimonials.length === 0;
  const columns = claims.reviews === null ? 'lg:grid-cols-[1fr_auto]' : 'lg:grid-cols-[auto_1fr_auto]';
  return (
    <Section className={isAlone ? '' : 'pt-0 sm:pt-0'}>
      <Card tone="mint" className={`grid items-center gap-x-12 gap-y-6 sm:p-10 ${columns}`}>
        {claims.reviews === null ? null : <Rating {...claims.reviews} />}
        <h2 className="text-title">{isAlone ? reviewCard.titleAlone : reviewCard.title}</h2>
        <OutboundLink to="reviews" className={buttonStyle('solid', 'md', 'justify-self-start')}>
          {reviewCard.action}
        </OutboundLink>
      </Card>
    </Section>
  );
}

function Rating({ rating, count }: { rating: Fact<number>; count: Fact<number> }) {
  const shown = factValue(rating).toFixed(1);
  return (
    <p className="flex items-center gap-5">
      <span {...markFact(rating)} aria-hidden="true" className="font-display text-display font-bold figures">
        {shown}
      </span>
      <span>
        <FactText fact={rating}>
          <Stars
            rating={factValue(rating)}
            label={interpolate(starsLabel, { rating: shown })}
            size={20}
            className="text-green"
          />
        </FactText>
        <span {...markFact(count)} className="mt-1 block text-sm text-ink-soft">
          {interpolate(reviewCard.basis, { count: formatCount(factValue(count)) })}
        </span>
      </span>
    </p>
  );
}
