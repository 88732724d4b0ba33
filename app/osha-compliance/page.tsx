import { ComplianceBenefits } from '@/components/compliance/benefits';
import { ComplianceChoices } from '@/components/compliance/choices';
import { ComplianceClosing } from '@/components/compliance/closing';
import { ComplianceHero } from '@/components/compliance/hero';
import { ComplianceIndustries } from '@/components/compliance/industries';
import { CompliancePrograms } from '@/components/compliance/programs';
import { ComplianceReasons } from '@/components/compliance/reasons';
import { ComplianceWays } from '@/components/compliance/ways';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import { complianceFlags, compliancePrograms } from '@/content/compliance';

export const metadata = pageMetadata('oshaCompliance');

export default function OshaCompliancePage() {
  return (
    <Page route="oshaCompliance" graph={programGraph('oshaCompliance', compliancePrograms)}>
      <ComplianceHero />
      <ComplianceReasons />
      <ComplianceChoices />
      <CompliancePrograms programs={compliancePrograms} {...complianceFlags} />
      <ComplianceIndustries />
      <ComplianceBenefits />
      <ComplianceWays />
      <ComplianceClosing />
    </Page>
  );
}
