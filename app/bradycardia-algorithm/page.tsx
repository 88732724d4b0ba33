import { AlgorithmPage } from '@/components/clinical/algorithm-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { bradycardia } from '@/content/clinical/bradycardia';

export const metadata = pageMetadata('bradycardiaAlgorithm');

export default function BradycardiaAlgorithmPage() {
  return <AlgorithmPage page={bradycardia} />;
}
