import { Section } from '@/components/layout/section';
import { allPlaceholders } from '@/content/registry';
import { byOwner } from '@/lib/preview-report';
import { PlaceholderRows } from './placeholder-rows';

/** Every placeholder of the site by who supplies it: the working list to send around. Previews only. */
export function PlaceholderList() {
  return (
    <Section id="by-owner" title="By owner" lead="Each placeholder once, with the file and the field that the real value goes into." isCompact>
      {byOwner(allPlaceholders()).map(([owner, placeholders]) => (
        <section key={owner} className="mt-10">
          <h3 className="text-title">{owner} ({placeholders.length})</h3>
          <PlaceholderRows placeholders={placeholders} />
        </section>
      ))}
    </Section>
  );
}
