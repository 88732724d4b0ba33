import { PageHeader } from '@/components/layout/page-header';
import { aboutClaims, aboutHero } from '@/content/about';

/** The page's one sentence, and three figures on a thin line below it. */
export function AboutHero() {
  return (
    <>
      <PageHeader title={aboutHero.title} lead={aboutHero.lead} tone="apricot" parent="home" />
      <dl className="mx-auto grid max-w-page gap-x-10 px-gutter pt-10 sm:grid-cols-3 xl:px-0">
        {aboutClaims.map((claim) => {
          const [figure, ...words] = claim.text.split(' ');
          return (
            <div key={claim.text} className="flex flex-col-reverse justify-end border-t border-control py-5">
              <dt className="mt-1 text-ink-soft">{words.join(' ')}</dt>
              <dd className="font-display text-figure font-bold tabular-nums text-green">{figure}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
