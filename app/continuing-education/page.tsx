import {
  CreditBenefits,
  ContinuingEducationHero,
  CreditReasons,
  CreditPrograms,
  CreditSteps,
} from '@/components/programs/continuing-education';
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
