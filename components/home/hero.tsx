import { markFact } from '@/components/facts/mark-fact';
import { SitePicture } from '@/components/layout/site-picture';
import { OutboundLink } from '@/components/links/outbound-link';
import { siteHref, SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { claims } from '@/content/company/claims';
import { hero, heroFinder } from '@/content/home/home';
import { type Fact, factValue } from '@/lib/facts/facts';
import { formatCount } from '@/lib/text/counts';
import { interpolate } from '@/lib/text/interpolate';
import { HeroBand } from './hero-band';

/** The first screen: what you can learn here, the link to a class, and the scene that meets the band below. */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="relative overflow-hidden bg-mint print:bg-transparent">
        <div className="relative z-10 mx-auto max-w-page px-gutter xl:px-0">
          <div className="flex flex-col justify-center pt-6 pb-3 sm:pt-16 sm:pb-10 lg:min-h-[clamp(30rem,46vw,44rem)] lg:w-[54%] lg:pt-20 lg:pb-24 print:min-h-0 print:py-4">
            <h1 id="home-title" className="text-display">
              {hero.title}
            </h1>
            <p className="mt-3 max-w-narrow text-ink-soft sm:mt-6 sm:text-xl lg:max-w-md">{hero.lead}</p>
            <HeroFinder />
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:text-[0.8125rem] sm:mt-4 sm:gap-x-6">
              <SiteLink route="home" hash="services" className={heroLinkStyle}>
                {hero.secondAction}
              </SiteLink>
              <SiteLink route="home" hash="simulation" className={heroLinkStyle}>
                {hero.simulation}
              </SiteLink>
              <SiteLink route="oshaCompliance" hash="group" className={heroLinkStyle}>
                {hero.group}
              </SiteLink>
            </p>
            <Proof />
          </div>
        </div>
        <SitePicture
          id="home-hero-tall"
          wide={{ id: 'home-hero', sizes: '(min-width: 64rem) 66vw, 100vw' }}
          sizes="(min-width: 40rem) 100vw, 19rem"
          isPriority
          className="hero-scene max-sm:mx-auto max-sm:-mt-5 max-sm:max-w-[19rem] sm:max-h-[34rem] lg:absolute lg:top-0 lg:right-0 lg:bottom-0 lg:max-h-none print:hidden"
        />
      </div>
      <HeroBand />
    </section>
  );
}

/** Social proof in one line: whose cards students get, and how they rate the classes. */
function Proof() {
  return (
    <p className="mt-1 text-ink-soft max-sm:text-[0.8125rem] sm:mt-4 sm:text-sm">
      {hero.cards}
      {claims.reviews === null ? null : <Rating {...claims.reviews} />}
    </p>
  );
}

function Rating({ rating, count }: { rating: Fact<number>; count: Fact<number> }) {
  return (
    <>
      {' '}
      ·{' '}
      <OutboundLink to="reviews" hasIcon={false} className="underline decoration-1 underline-offset-4">
        <span {...markFact(rating)}>
          {interpolate(hero.rating, { rating: factValue(rating).toFixed(1) })}
        </span>{' '}
        <span {...markFact(count)}>
          {interpolate(hero.reviews, { count: formatCount(factValue(count)) })}
        </span>
      </OutboundLink>
    </>
  );
}

/** A plain form: the locations page reads its address, and shows the list of all cities without scripts. */
function HeroFinder() {
  return (
    <form
      action={siteHref({ route: 'locations' })}
      className="mt-4 grid max-w-narrow grid-cols-2 gap-3 sm:mt-7 print:hidden"
    >
      <div>
        <label htmlFor="finder-class" className="text-sm font-semibold">
          {heroFinder.course}
        </label>
        <select id="finder-class" name="class" className={`${heroFieldStyle} px-3`}>
          <option value="">{heroFinder.any}</option>
          {heroFinder.courses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="finder-near" className="text-sm font-semibold">
          {heroFinder.near}
        </label>
        <input
          id="finder-near"
          name="near"
          type="text"
          autoComplete="address-level2"
          enterKeyHint="go"
          className={`${heroFieldStyle} px-4`}
        />
      </div>
      <button type="submit" className={buttonStyle('main', 'lg', 'col-span-2')}>
        {hero.mainAction}
      </button>
    </form>
  );
}

const heroFieldStyle =
  'mt-1 block min-h-12 w-full rounded-field border border-control bg-surface text-base font-normal text-ink';

const heroLinkStyle =
  'inline-flex min-h-11 items-center border-b-2 border-ink font-semibold text-ink transition-colors duration-200 ease-calm hover:border-green hover:text-green print:hidden';
