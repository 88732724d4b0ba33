import { ComplianceBenefits } from '@/components/programs/compliance/benefits';
import { ComplianceHero } from '@/components/programs/compliance/hero';
import { ComplianceIndustries } from '@/components/programs/compliance/industries';
import { CompliancePrograms } from '@/components/programs/compliance/programs';
import { ComplianceReasons } from '@/components/programs/compliance/reasons';
import { ComplianceWays } from '@/components/programs/compliance/ways';
import { Closing } from '@/components/layout/closing';
import { Page } from '@/components/layout/page';
import { programGraph } from '@/components/programs/model/program-graph';
import { pageMetadata } from '@/components/seo/page-metadata';
import { complianceCall, complianceFlags, compliancePrograms } from '@/content/programs/compliance';

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
      <Closing {...complianceCall} />
    </Page>
  );
}
