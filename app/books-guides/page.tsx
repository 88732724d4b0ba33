import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { Catalog } from '@/components/shop/catalog';
import { productGraph } from '@/components/shop/model/product-graph';
import { ShopCart } from '@/components/shop/shop-cart';
import { ShopClosing } from '@/components/shop/shop-closing';
import { ShopHeader } from '@/components/shop/shop-header';

export const metadata = pageMetadata('booksGuides');

export default function BooksGuidesPage() {
  return (
    <>
      <Page route="booksGuides" graph={productGraph('booksGuides')}>
        <ShopHeader route="booksGuides" />
        <Catalog route="booksGuides" />
        <ShopClosing route="booksGuides" />
      </Page>
      <ShopCart route="booksGuides" />
    </>
  );
}
