import { pageMetadata } from '@/components/seo/page-metadata';
import { Catalog } from '@/components/shop/catalog';
import { ShopPage } from '@/components/shop/shop-page';

export const metadata = pageMetadata('booksGuides');

export default function BooksGuidesPage() {
  return (
    <ShopPage route="booksGuides">
      <Catalog route="booksGuides" />
    </ShopPage>
  );
}
