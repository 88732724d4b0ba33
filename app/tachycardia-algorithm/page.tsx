import { AlgorithmPage } from '@/components/clinical/algorithm-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { tachycardia } from '@/content/clinical/tachycardia';

export const metadata = pageMetadata('tachycardiaAlgorithm');

export default function TachycardiaAlgorithmPage() {
  return <AlgorithmPage page={tachycardia} />;
}
