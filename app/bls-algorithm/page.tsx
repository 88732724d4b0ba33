import { AlgorithmPage } from '@/components/clinical/algorithm-page';
import { HelpNow } from '@/components/clinical/help-cards';
import { pageMetadata } from '@/components/seo/page-metadata';
import { bls } from '@/content/clinical/bls';

export const metadata = pageMetadata('blsAlgorithm');

export default function BlsAlgorithmPage() {
  return (
    <AlgorithmPage page={bls}>
      <HelpNow />
    </AlgorithmPage>
  );
}
