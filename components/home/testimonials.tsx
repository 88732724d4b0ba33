import { Section } from '@/components/layout/section';
import { FactText } from '@/components/preview/fact-text';
import { Stars } from '@/components/ui/stars';
import { testimonialSection } from '@/content/home';
import { type Testimonial, testimonials } from '@/content/testimonials';

/** Nine entries in the HTML; small screens show the first three (spec part 1, section 2). */
export function Testimonials() {
  return (
    <Section id="testimonials" title={testimonialSection.title}>
      <ul className="gap-x-10 md:columns-2 lg:columns-3">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id} className={`break-inside-avoid ${index < 3 ? '' : 'hidden md:block'}`}>
            <TestimonialEntry testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TestimonialEntry({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="border-t border-control pb-9 pt-5">
      <Stars rating={testimonial.rating} className="text-green" />
      <blockquote className="mt-3 text-lg"><p><FactText fact={testimonial.content} /></p></blockquote>
      <figcaption className="mt-4 text-sm text-ink-soft">
        <span className="font-semibold text-ink"><FactText fact={testimonial.name} /></span>
        <br />
        <FactText fact={testimonial.role} />, <FactText fact={testimonial.location} />
      </figcaption>
    </figure>
  );
}
