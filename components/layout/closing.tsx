import { WayLink } from '@/components/links/way-link';
import { buttonStyle } from '@/components/ui/button-style';
import type { Way } from '@/content/site/navigation';
import { CallToAction } from './call-to-action';

/** The end of a page with two ways on, the first of which stands out. */
export function Closing({ title, lead, ways }: { title: string; lead: string; ways: readonly [Way, Way] }) {
  return (
    <CallToAction title={title} lead={lead}>
      {ways.map((way, index) => (
        <WayLink key={way.label} way={way} className={buttonStyle(index === 0 ? 'main' : 'on-deep', 'lg')} />
      ))}
    </CallToAction>
  );
}
