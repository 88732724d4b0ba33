import { SitePicture } from '@/components/layout/site-picture';
import { siteHref, SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { hero, heroFinder } from '@/content/home/home';
import { HeroBand } from './hero-band';

/** The first screen: what you can learn here, the way to a class, and the scene that meets the band below. */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="relative overflow-hidden bg-mint print:bg-transparent">
        <div className="relative z-10 mx-auto max-w-page px-gutter xl:px-0">
          <div className="flex flex-col justify-center pt-12 pb-10 sm:pt-16 lg:min-h-[clamp(30rem,46vw,44rem)] lg:w-[54%] lg:pt-20 lg:pb-24 print:min-h-0 print:py-4">
            <h1 id="home-title" className="text-display">
              {hero.title}
            </h1>
            <p className="mt-6 max-w-narrow text-xl text-ink-soft lg:max-w-md">{hero.lead}</p>
            <HeroFinder />
            <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
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
          </div>
        </div>
        <SitePicture
          id="home-hero-tall"
          wide={{ id: 'home-hero', sizes: '(min-width: 64rem) 66vw, 100vw' }}
          sizes="100vw"
          isPriority
          className="hero-scene sm:max-h-[34rem] lg:absolute lg:top-0 lg:right-0 lg:bottom-0 lg:max-h-none print:hidden"
        />
      </div>
      <HeroBand />
    </section>
  );
}

/** A plain form: the locations page reads its address, and shows the list of all cities where there are no scripts. */
function HeroFinder() {
  return (
    <form
      action={siteHref({ route: 'locations' })}
      className="mt-7 grid max-w-narrow grid-cols-2 gap-3 print:hidden"
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
