import { CreditBenefits } from '@/components/programs/continuing-education/benefits';
import { ContinuingEducationHero } from '@/components/programs/continuing-education/hero';
import { CreditPrograms } from '@/components/programs/continuing-education/programs';
import { CreditReasons } from '@/components/programs/continuing-education/reasons';
import { CreditSteps } from '@/components/programs/continuing-education/steps';
import { Closing } from '@/components/layout/closing';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/model/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import {
  continuingEducationFlags,
  creditCall,
  creditPrograms,
} from '@/content/programs/continuing-education';

export const metadata = pageMetadata('continuingEducation');

export default function ContinuingEducationPage() {
  return (
    <Page route="continuingEducation" graph={programGraph('continuingEducation', creditPrograms)}>
      <ContinuingEducationHero />
      <CreditReasons />
      <CreditPrograms programs={creditPrograms} {...continuingEducationFlags} />
      <CreditBenefits />
      <CreditSteps />
      <Closing {...creditCall} />
    </Page>
  );
}
