import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { markFact } from '@/components/facts/mark-fact';
import { aboutClaims, aboutHero } from '@/content/company/about';
import { factValue } from '@/lib/facts/facts';

/** The page's one sentence, beside a class where there is room, and three figures on a thin line below it. */
export function AboutHero() {
  return (
    <>
      <PageHeader
        title={aboutHero.title}
        lead={aboutHero.lead}
        route="about"
        aside={
          <SitePicture
            id="class-practice"
            sizes="(min-width: 64rem) 32rem, 40vw"
            className="rounded-card max-md:hidden"
          />
        }
      />
      {aboutClaims.length === 0 ? null : (
        <dl className="mx-auto grid max-w-page gap-x-10 px-gutter pt-10 sm:grid-cols-3 xl:px-0">
          {aboutClaims.map((claim) => {
            const text = factValue(claim.text);
            const [figure, ...words] = text.split(' ');
            return (
              <div
                key={text}
                {...markFact(claim.text)}
                className="flex flex-col-reverse justify-end border-t border-control py-5"
              >
                <dt className="mt-1 text-ink-soft">{words.join(' ')}</dt>
                <dd className="font-display text-figure font-bold text-green tabular-nums">{figure}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}
