import {
  ComplianceBenefits,
  ComplianceHero,
  ComplianceReasons,
  CompliancePrograms,
  ComplianceIndustries,
  ComplianceWays,
} from '@/components/programs/compliance';
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
