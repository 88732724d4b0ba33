import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { SiteLink } from '@/components/links/site-link';
import { loneLinkStyle } from '@/components/ui/text-link';
import { routes } from '@/content/site/routes';
import { equipmentTraining } from '@/content/shop/shop-pages';

export function EquipmentTraining() {
  return (
    <Section id="equipment-training" tone="mint">
      <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-headline">{equipmentTraining.title}</h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">{equipmentTraining.lead}</p>
          <dl className="mt-8">
            {equipmentTraining.points.map((point) => (
              <div key={point.title} className="grid gap-x-8 border-t border-control py-4 sm:grid-cols-2">
                <dt className="font-semibold">{point.title}</dt>
                <dd className="text-ink-soft">{point.text}</dd>
              </div>
            ))}
          </dl>
          <SiteLink route="aedCheck" className={`mt-4 ${loneLinkStyle} print:hidden`}>
            {routes.aedCheck.label}
          </SiteLink>
        </div>
        <div className="lg:col-span-5 print:hidden">
          <SitePicture
            id="training-hands-on"
            sizes="(min-width: 64rem) 30rem, 90vw"
            className="rounded-card"
          />
        </div>
      </div>
    </Section>
  );
}
