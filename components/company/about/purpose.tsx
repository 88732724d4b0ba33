import { Section } from '@/components/layout/section';
import { aboutMission, aboutVision } from '@/content/company/about';

/** Mission and vision as two statements, the first one large. */
export function AboutPurpose() {
  return (
    <Section id="mission">
      <div className="grid gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-title text-green">{aboutMission.title}</h2>
          <p className="mt-4 font-display text-headline font-bold text-pretty">{aboutMission.text}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-2">
          <h2 className="text-title text-green">{aboutVision.title}</h2>
          <p className="mt-4 text-xl">{aboutVision.text}</p>
        </div>
      </div>
    </Section>
  );
}
