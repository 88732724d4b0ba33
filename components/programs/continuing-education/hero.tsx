import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { loneLinkStyle } from '@/components/ui/text-link';
import { continuingEducationHero } from '@/content/programs/continuing-education';

export function ContinuingEducationHero() {
  return (
    <PageHeader
      title={continuingEducationHero.title}
      lead={continuingEducationHero.lead}
      route="continuingEducation"
      aside={
        <SitePicture
          id="hero-continuing-education"
          sizes="(min-width: 64rem) 32rem, 92vw"
          isPriority
          className="rounded-card"
        />
      }
    >
      <a href="#programs" className={loneLinkStyle}>
        {continuingEducationHero.programs}
      </a>
    </PageHeader>
  );
}
