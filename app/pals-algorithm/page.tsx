import { AlgorithmPage } from '@/components/clinical/algorithm-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { pals } from '@/content/clinical/pals';

export const metadata = pageMetadata('palsAlgorithm');

export default function PalsAlgorithmPage() {
  return <AlgorithmPage page={pals} />;
}
