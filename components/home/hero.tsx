import { SitePicture } from '@/components/layout/site-picture';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { hero } from '@/content/home';
import { HeroBand } from './hero-band';

/** The first screen: what you can learn here, the way to a class, and the scene that meets the band below. */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="relative overflow-hidden bg-mint print:bg-transparent">
        <div className="relative z-10 mx-auto max-w-page px-gutter xl:px-0">
          <div className="flex flex-col justify-center pb-10 pt-12 sm:pt-16 lg:min-h-[clamp(30rem,46vw,44rem)] lg:w-[54%] lg:pb-24 lg:pt-20 print:min-h-0 print:py-4">
            <h1 id="home-title" className="text-display">{hero.title}</h1>
            <p className="mt-6 max-w-narrow text-xl text-ink-soft lg:max-w-md">{hero.lead}</p>
            <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
              <SiteLink route="locations" className={buttonStyle('main', 'lg')}>{hero.mainAction}</SiteLink>
              <SiteLink route="home" hash="services" className={heroLinkStyle}>{hero.secondAction}</SiteLink>
            </div>
          </div>
        </div>
        <SitePicture
          id="home-hero-tall"
          wide={{ id: 'home-hero', sizes: '(min-width: 64rem) 66vw, 100vw' }}
          sizes="100vw"
          isPriority
          className="hero-scene sm:max-h-[34rem] lg:absolute lg:bottom-0 lg:top-0 lg:right-0 lg:max-h-none print:hidden"
        />
      </div>
      <HeroBand />
    </section>
  );
}

const heroLinkStyle =
  'inline-flex min-h-11 items-center border-b-2 border-ink font-semibold text-ink transition-colors duration-200 ease-calm hover:border-green hover:text-green print:hidden';
