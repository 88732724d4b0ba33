import { OutboundLink } from '@/components/links/outbound-link';
import { Section } from '@/components/layout/section';
import { textLinkStyle } from '@/components/ui/text-link';
import { resourcesTitle, trainingCenterResources } from '@/content/company/instructor-portal';

export function Resources() {
  return (
    <Section id="resources" tone="sand" title={resourcesTitle}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {trainingCenterResources.map((resource) => (
          <li key={resource.name} className="border-t border-control py-5">
            <OutboundLink
              to={resource.to}
              className={`inline-flex min-h-8 items-center text-lg ${textLinkStyle}`}
            >
              {resource.name}
            </OutboundLink>
            <p className="mt-1 text-ink-soft">{resource.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
