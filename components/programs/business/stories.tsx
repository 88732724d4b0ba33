import { starsLabel } from '@/content/site/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { Stars } from '@/components/ui/stars';
import { successStories } from '@/content/programs/business-opportunities';

type Story = (typeof successStories.stories)[number];

/** On a phone, the picture is small and to the left of its story. */
const beside = 'one-column grid gap-x-4 max-sm:grid-cols-[min(5rem,20vw)_minmax(0,1fr)]';

/** One large story with two side by side below it. Never marked up as reviews. */
export function BusinessStories() {
  const [first, ...others] = successStories.stories;
  if (first === undefined) return null;
  return (
    <Section id="stories" title={successStories.title}>
      <div className={`${beside} items-center sm:gap-x-12 sm:gap-y-6 lg:grid-cols-12`}>
        <SitePicture
          id={`story-${first.id}`}
          sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 92vw, 5rem"
          className="self-start rounded-card lg:col-span-6 print:hidden"
        />
        <figure className="lg:col-span-6">
          <StoryText story={first} isLarge />
        </figure>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:mt-12 sm:grid-cols-2 sm:gap-y-12">
        {others.map((story) => (
          <figure key={story.id} className={`${beside} content-start`}>
            <SitePicture
              id={`story-${story.id}`}
              sizes="(min-width: 40rem) 36rem, 5rem"
              className="self-start rounded-card max-sm:row-span-3 sm:mb-6 print:hidden"
            />
            <StoryText story={story} />
          </figure>
        ))}
      </div>
    </Section>
  );
}

function StoryText({ story, isLarge = false }: { story: Story; isLarge?: boolean }) {
  return (
    <>
      {story.stars === undefined ? null : (
        <p className="text-green">
          <Stars rating={story.stars} label={interpolate(starsLabel, { rating: story.stars })} size={20} />
        </p>
      )}
      <blockquote
        className={`mt-2 font-display font-bold sm:mt-4 ${isLarge ? 'sm:text-title lg:text-headline' : 'sm:text-title-sm'}`}
      >
        <p>
          <FactText fact={story.quote} />
        </p>
      </blockquote>
      <figcaption className="mt-3 text-sm sm:mt-4">
        <span className="font-semibold">
          <FactText fact={story.name} />, <FactText fact={story.role} />
        </span>
        <span className="block text-ink-soft">
          <FactText fact={story.outcome} />
        </span>
      </figcaption>
    </>
  );
}
