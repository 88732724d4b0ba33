import { markFact } from '@/components/facts/mark-fact';
import { ChestCoach } from '@/components/islands/simulation/chest-coach';
import { Island } from '@/components/layout/island';
import { OutboundLink } from '@/components/links/outbound-link';
import { siteHref, SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { Select } from '@/components/ui/select';
import { claims } from '@/content/company/claims';
import { hero, heroFinder } from '@/content/home/home';
import { chestCoach } from '@/content/simulation/simulation';
import { type Fact, factValue } from '@/lib/facts/facts';
import { formatCount } from '@/lib/text/counts';
import { interpolate } from '@/lib/text/interpolate';
import { HeroBand } from './hero-band';
import { SitePicture } from '@/components/layout/site-picture';
import { PictureSources } from '@/components/ui/picture-sources';
import { encodedPictures } from '@/content/site/picture-files';
import { pictureFilesOf } from '@/lib/site/pictures';

/**
 * The first screen: what you can learn here, the way to a class, and a scene to try it on: the visitor pushes on the
 * manikin's chest, and the instructor comments on it.
 */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="hero bg-mint print:bg-transparent">
        <div className="mx-auto max-w-page px-gutter xl:px-0">
          <div className="hero-words">
            <h1 id="home-title" className="text-display">
              {hero.title}
            </h1>
            <p className="mt-1.5 max-w-narrow text-ink-soft sm:mt-4 sm:text-xl lg:max-w-md">{hero.lead}</p>
            <HeroFinder />
            <p className="mt-1 flex flex-wrap items-center gap-x-5 sm:mt-4 sm:gap-x-6">
              <SiteLink route="home" hash="services" className={heroLinkStyle}>
                {hero.secondAction}
              </SiteLink>
              <SiteLink route="hostTraining" hash="group" className={heroLinkStyle}>
                {hero.group}
              </SiteLink>
            </p>
            <Proof />
          </div>
        </div>
        <div className="hero-scene print:hidden">
          <Island hydrate="use" className="hero-coach" hasLostNote={false}>
            <ChestCoach name="chest-coach" labels={chestCoach} learnHref={siteHref({ route: 'locations' })} />
          </Island>
          <div className="hero-stage">
            <HeroScene />
          </div>
        </div>
      </div>
      <HeroBand />
    </section>
  );
}

/** Social proof in one line: whose cards students get, and how they rate the classes. */
function Proof() {
  return (
    <p className="text-ink-soft max-sm:text-[0.8125rem] sm:mt-2 sm:text-sm">
      {hero.cards}
      {claims.reviews === null ? null : <Rating {...claims.reviews} />}
    </p>
  );
}

function Rating({ rating, count }: { rating: Fact<number>; count: Fact<number> }) {
  return (
    <>
      {' '}
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

/** A plain form: the locations page reads its address. Without scripts it is a button to the list of all cities. */
function HeroFinder() {
  return (
    <form
      action={siteHref({ route: 'locations' })}
      className="one-column mt-3 grid max-w-narrow grid-cols-2 gap-x-3 gap-y-2.5 sm:mt-6 print:hidden"
    >
      <NeedsScripts>
        <label htmlFor="finder-class" className="text-sm font-semibold">
          {heroFinder.course}
        </label>
        <Select id="finder-class" name="class" className={`${heroFieldStyle} pl-4`} frame="mt-1">
          <option value="">{heroFinder.any}</option>
          {heroFinder.courses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </NeedsScripts>
      <NeedsScripts>
        <label htmlFor="finder-near" className="text-sm font-semibold">
          {heroFinder.near}
        </label>
        <input
          id="finder-near"
          name="near"
          type="text"
          autoComplete="address-level2"
          enterKeyHint="go"
          className={`mt-1 ${heroFieldStyle} px-4`}
        />
      </NeedsScripts>
      <button type="submit" className={buttonStyle('main', 'lg', 'col-span-2 max-sm:min-h-13')}>
        {hero.mainAction}
      </button>
    </form>
  );
}

const heroFieldStyle =
  'block min-h-12 w-full rounded-field border border-control bg-surface text-base font-normal text-ink';

const heroLinkStyle =
  'inline-flex min-h-11 items-center font-semibold text-ink underline decoration-2 underline-offset-6 transition-colors duration-200 ease-calm hover:text-green print:hidden';

const tall = 'home-hero-tall';
const wide = 'home-hero';

/** The widths of the stage (hero.css) from 40rem. */
const wideSizes = '(min-width: 64rem) min(114vw - 22.3rem, 92rem), min(60rem, 130vw)';

/** The scene, and a second copy of the same file, cropped to the student, who moves with a push (hero.css). */
function HeroScene() {
  return (
    <>
      <SitePicture
        id={tall}
        wide={{ id: wide, sizes: wideSizes }}
        sizes="min(100vw, 26.5rem)"
        isPriority
        className="hero-picture"
      />
      <Student />
    </>
  );
}

function Student() {
  const files = pictureFilesOf(tall, encodedPictures[tall]);
  const wideFiles = pictureFilesOf(wide, encodedPictures[wide]);
  if (files === undefined || wideFiles === undefined) return null;
  return (
    <picture aria-hidden="true" className="hero-student">
      <PictureSources files={wideFiles} sizes={wideSizes} media="(min-width: 40rem)" />
      <PictureSources files={files} sizes="min(100vw, 26.5rem)" />
      <img src={files.webp.at(-1)?.url} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
