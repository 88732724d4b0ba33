import { ComplianceBenefits } from '@/components/programs/compliance/benefits';
import { ComplianceClosing } from '@/components/programs/compliance/closing';
import { ComplianceHero } from '@/components/programs/compliance/hero';
import { ComplianceIndustries } from '@/components/programs/compliance/industries';
import { CompliancePrograms } from '@/components/programs/compliance/programs';
import { ComplianceReasons } from '@/components/programs/compliance/reasons';
import { ComplianceWays } from '@/components/programs/compliance/ways';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/model/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import { complianceFlags, compliancePrograms } from '@/content/programs/compliance';

export const metadata = pageMetadata('oshaCompliance');

export default function OshaCompliancePage() {
  return (
    <Page
      route="oshaCompliance"
      graph={programGraph('oshaCompliance', compliancePrograms, complianceFlags.isUpcomingClassesShown)}
    >
      <ComplianceHero />
      <ComplianceReasons />
      <CompliancePrograms programs={compliancePrograms} {...complianceFlags} />
      <ComplianceIndustries />
      <ComplianceBenefits />
      <ComplianceWays />
      <ComplianceClosing />
    </Page>
  );
}
