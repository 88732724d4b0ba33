import { Fragment } from 'react';
import { FactText } from '@/components/facts/fact-text';
import { policyValues } from '@/components/courses/model/policy-values';
import { WayLink } from '@/components/links/way-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { hostTraining } from '@/content/guides/host-training';
import type { GuideSection } from '@/content/guides/guide';
import { mapFact } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';

const policies = policyValues();

/** What a host of on-site training provides, one line each, so that it fits one screen and one sheet. */
export function HostChecklist() {
  return (
    <ul className="grid basis-full gap-x-8 gap-y-2.5 sm:grid-cols-2 print:gap-y-4">
      {hostTraining.sections.map(({ id, title, gist = '', links = [] }: GuideSection) => (
        <li key={id} id={id} className="scroll-mt-24 border-t border-control pt-2">
          <h2 className="text-base leading-snug">{title}</h2>
          <p className="text-sm">
            <FactText fact={mapFact(gist, (text) => interpolate(text, policies))} />
            {links.map((link) => (
              <Fragment key={link.label}>
                {' '}
                <WayLink way={link} className={`print:hidden ${textLinkStyle}`}>
                  {/* Tells two links with the same text apart. */}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </WayLink>
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
