import { CreditBenefits } from '@/components/continuing-education/benefits';
import { ContinuingEducationClosing } from '@/components/continuing-education/closing';
import { CreditTable } from '@/components/continuing-education/credit-table';
import { ContinuingEducationHero } from '@/components/continuing-education/hero';
import { CreditPrograms } from '@/components/continuing-education/programs';
import { CreditReasons } from '@/components/continuing-education/reasons';
import { CreditSteps } from '@/components/continuing-education/steps';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import { continuingEducationFlags, creditPrograms } from '@/content/continuing-education';

export const metadata = pageMetadata('continuingEducation');

export default function ContinuingEducationPage() {
  return (
    <Page route="continuingEducation" graph={programGraph('continuingEducation', creditPrograms)}>
      <ContinuingEducationHero />
      <CreditTable programs={creditPrograms} />
      <CreditReasons />
      <CreditPrograms programs={creditPrograms} {...continuingEducationFlags} />
      <CreditBenefits />
      <CreditSteps />
      <ContinuingEducationClosing />
    </Page>
  );
}
