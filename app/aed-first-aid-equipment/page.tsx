import { pageMetadata } from '@/components/seo/page-metadata';
import { Catalog } from '@/components/shop/catalog';
import { EquipmentTraining } from '@/components/shop/equipment-training';
import { Reasons } from '@/components/shop/reasons';
import { ShopPage } from '@/components/shop/shop-page';
import { TrustBar } from '@/components/shop/trust-bar';
import { whyChoose } from '@/content/shop/shop-pages';

export const metadata = pageMetadata('equipment');

export default function EquipmentPage() {
  return (
    <ShopPage route="equipment">
      <TrustBar />
      <Catalog route="equipment" />
      <Reasons id="why-choose" {...whyChoose} />
      <EquipmentTraining />
    </ShopPage>
  );
}
