import { starsLabel } from '@/content/site/page-words';
import { fillIn } from '@/lib/text/fill-in';
import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { Stars } from '@/components/ui/stars';
import { testimonialSection } from '@/content/home/home';
import { type Testimonial, testimonials } from '@/content/home/testimonials';

/** All entries in the HTML; small screens show the first ones (docs/specification.md#home). */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title={testimonialSection.title} lead={testimonialSection.pictureNote}>
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
    </Section>
  );
}

function TestimonialEntry({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="border-t border-control pt-5 pb-9">
      <Stars
        rating={testimonial.stars}
        label={fillIn(starsLabel, { rating: testimonial.stars })}
        className="text-green"
      />
      <blockquote className="mt-3 text-lg">
        <p>
          <FactText fact={testimonial.quote} />
        </p>
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-4 text-sm text-ink-soft">
        <SitePicture
          id={`voice-${testimonial.id}`}
          sizes="4.75rem"
          className="w-19 shrink-0 rounded-field print:hidden"
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
