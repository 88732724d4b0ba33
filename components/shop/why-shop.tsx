import { whyShop } from '@/content/shop/shop-pages';
import { Reasons } from './reasons';

export function WhyShop() {
  return <Reasons id="why-shop" title={whyShop.title} points={whyShop.points} />;
}
