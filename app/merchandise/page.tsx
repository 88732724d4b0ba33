import { pageMetadata } from '@/components/seo/page-metadata';
import { Catalog } from '@/components/shop/catalog';
import { FeaturedProducts } from '@/components/shop/featured-products';
import { ShopPage } from '@/components/shop/shop-page';
import { WhyShop } from '@/components/shop/why-shop';

export const metadata = pageMetadata('merchandise');

export default function MerchandisePage() {
  return (
    <ShopPage route="merchandise">
      <FeaturedProducts />
      <Catalog route="merchandise" />
      <WhyShop />
    </ShopPage>
  );
}
