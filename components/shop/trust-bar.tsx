import { FactText } from '@/components/facts/fact-text';
import { Icon } from '@/components/ui/icon';
import { trustBar } from '@/content/shop/shop-pages';

/** Three promises in one line at the top of the equipment page. */
export function TrustBar() {
  return (
    <div className="border-b border-line print:hidden">
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-5 gap-y-0.5 px-gutter py-2 sm:gap-x-12 sm:gap-y-3 sm:py-5 xl:px-0">
        {trustBar.map((point) => (
          <li key={point.icon} className="flex items-center gap-2 font-semibold max-sm:text-sm sm:gap-3">
            <Icon name={point.icon} className="text-green" />
            <FactText fact={point.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
