import { whyChoose } from '@/content/shop/shop-pages';
import { Reasons } from './reasons';

export function WhyChoose() {
  return <Reasons id="why-choose" title={whyChoose.title} points={whyChoose.points} />;
}
