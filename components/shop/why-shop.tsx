import { whyShop } from '@/content/shop/shop-pages';
import { isOpenPage } from '@/content/site/open-shops';
import { Reasons } from './reasons';

export function WhyShop() {
  if (!isOpenPage('merchandise')) return null;
  return <Reasons id="why-shop" title={whyShop.title} points={whyShop.points} />;
}
