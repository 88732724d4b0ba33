import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { Catalog } from '@/components/shop/catalog';
import { FeaturedProducts } from '@/components/shop/featured-products';
import { productGraph } from '@/components/shop/model/product-graph';
import { ShopCart } from '@/components/shop/shop-cart';
import { ShopClosing } from '@/components/shop/shop-closing';
import { ShopHeader } from '@/components/shop/shop-header';
import { WhyShop } from '@/components/shop/why-shop';

export const metadata = pageMetadata('merchandise');

export default function MerchandisePage() {
  return (
    <>
      <Page route="merchandise" graph={productGraph('merchandise')}>
        <ShopHeader route="merchandise" />
        <FeaturedProducts />
        <Catalog route="merchandise" />
        <WhyShop />
        <ShopClosing route="merchandise" />
      </Page>
      <ShopCart route="merchandise" />
    </>
  );
}
