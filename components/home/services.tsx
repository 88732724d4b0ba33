import { Section } from '@/components/layout/section';
import { services } from '@/content/home/home';
import { LargeService, PlainService, SideService } from './service-card';

/** Six programs: one large, two beside it, three below. */
export function Services() {
  const [first, second, third, ...others] = services.entries;
  return (
    <Section id="services" title={services.title}>
      <ul className="grid gap-3 sm:gap-5 lg:grid-cols-12">
        <LargeService service={first} />
        <SideService service={second} tone="apricot" />
        <SideService service={third} tone="sand" />
        {others.map((service) => (
          <PlainService key={service.title} service={service} />
        ))}
      </ul>
    </Section>
  );
}
