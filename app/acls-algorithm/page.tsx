import { AlgorithmPage } from '@/components/clinical/algorithm-page';
import { OtherPathways } from '@/components/clinical/other-pathways';
import { pageMetadata } from '@/components/seo/page-metadata';
import { acls } from '@/content/clinical/acls';

export const metadata = pageMetadata('aclsAlgorithm');

export default function AclsAlgorithmPage() {
  return (
    <AlgorithmPage page={acls}>
      <OtherPathways than={acls.route} />
    </AlgorithmPage>
  );
}
