import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { Catalog } from '@/components/shop/catalog';
import { EquipmentTraining } from '@/components/shop/equipment-training';
import { productGraph } from '@/components/shop/model/product-graph';
import { Reasons } from '@/components/shop/reasons';
import { ShopCart } from '@/components/shop/shop-cart';
import { ShopClosing } from '@/components/shop/shop-closing';
import { ShopHeader } from '@/components/shop/shop-header';
import { TrustBar } from '@/components/shop/trust-bar';
import { whyChoose } from '@/content/shop/shop-pages';

export const metadata = pageMetadata('equipment');

export default function EquipmentPage() {
  return (
    <>
      <Page route="equipment" graph={productGraph('equipment')}>
        <ShopHeader route="equipment" />
        <TrustBar />
        <Catalog route="equipment" />
        <Reasons id="why-choose" {...whyChoose} />
        <EquipmentTraining />
        <ShopClosing route="equipment" />
      </Page>
      <ShopCart route="equipment" />
    </>
  );
}
