import { programTerms } from '@/content/programs/program-labels';
import { CheckList } from '@/components/ui/check-list';
import type { SixFeatures } from '@/lib/courses/osha-classes';
import { splitFeatures } from '@/lib/programs/training-programs';

/** The six features of a program: three under Training Includes, three under Additional Topics. */
export function ProgramFeatureLists({
  features,
  className = '',
}: {
  features: SixFeatures;
  className?: string;
}) {
  const { included, additional } = splitFeatures(features);
  return (
    <div className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 print:gap-x-4 ${className}`}>
      <FeatureList title={programTerms.included} items={included} />
      <FeatureList title={programTerms.additional} items={additional} />
    </div>
  );
}

function FeatureList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="text-base">{title}</h4>
      <CheckList items={items} className="mt-3 text-sm" />
    </div>
  );
}
