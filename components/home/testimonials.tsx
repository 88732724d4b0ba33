import { starsLabel } from '@/content/site/page-labels';
import { interpolate } from '@/lib/text/interpolate';
import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { Stars } from '@/components/ui/stars';
import { testimonialSection } from '@/content/home/home';
import { type Testimonial, testimonials } from '@/content/home/testimonials';
import { showsDrawnPeople } from '@/content/site/shown-pictures';

/** All entries are in the HTML; small screens show the first ones (docs/specification.md#home). */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title={testimonialSection.title}>
      <ul className="gap-x-10 md:columns-2 lg:columns-3">
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={`break-inside-avoid ${index < testimonialSection.shownOnSmallScreens ? '' : 'hidden md:block'}`}
          >
            <TestimonialEntry testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {showsDrawnPeople('voice-') ? (
        <p className="text-sm text-ink-soft">{testimonialSection.pictureNote}</p>
      ) : null}
    </Section>
  );
}

function TestimonialEntry({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="border-t border-control pt-4 pb-5 sm:pt-5 sm:pb-9">
      {testimonial.stars === undefined ? null : (
        <Stars
          rating={testimonial.stars}
          label={interpolate(starsLabel, { rating: testimonial.stars })}
          className="text-green"
        />
      )}
      <blockquote className="mt-2 sm:mt-3 sm:text-lg">
        <p>
          <FactText fact={testimonial.quote} />
        </p>
      </blockquote>
      <figcaption className="mt-3 flex items-center gap-4 text-sm text-ink-soft sm:mt-4">
        <SitePicture
          id={`voice-${testimonial.id}`}
          sizes="4.75rem"
          className="w-14 shrink-0 rounded-field sm:w-19 print:hidden"
          isDecorative
          isThumbnail
        />
        <p>
          <span className="font-semibold text-ink">
            <FactText fact={testimonial.name} />
          </span>
          <br />
          <FactText fact={testimonial.role} />, <FactText fact={testimonial.location} />
        </p>
      </figcaption>
    </figure>
  );
}
