import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { creditTable } from '@/content/programs/continuing-education';
import { creditText, priceText } from '@/components/programs/view/program-words';
import type { CreditProgram } from '@/lib/programs/training-programs';

const head = 'pb-3 text-left text-sm font-semibold text-ink-soft';

/** Price and credits of every program before anything else. On a phone each row takes two lines. */
export function CreditTable({ programs }: { programs: readonly CreditProgram[] }) {
  return (
    <Section id="prices" isCompact title={creditTable.title}>
      <table className="w-full">
        <caption className="sr-only">{creditTable.caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={head}>
              {creditTable.columns.program}
            </th>
            <th scope="col" className={head}>
              {creditTable.columns.board}
            </th>
            <th scope="col" className={head}>
              {creditTable.columns.credits}
            </th>
            <th scope="col" className={`${head} md:text-right`}>
              {creditTable.columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <CreditRow key={program.id} program={program} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function CreditRow({ program }: { program: CreditProgram }) {
  return (
    <tr className="border-t border-control max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-4">
      <th scope="row" className="py-1 pr-6 text-left align-baseline font-normal max-md:pr-0 md:py-4">
        <SiteLink
          route="continuingEducation"
          hash={program.id}
          className="inline-flex min-h-8 items-center font-display text-title-sm font-bold hover:text-green hover:underline"
        >
          {program.title}
        </SiteLink>
        <span className="block text-sm text-ink-soft">{program.targetAudience}</span>
      </th>
      <td className="py-1 align-baseline text-sm text-ink-soft max-md:order-last max-md:col-span-full md:py-4 md:pr-6 lg:w-80">
        {program.boardNote}
      </td>
      <td className="py-1 align-baseline tabular-nums max-md:col-start-1 max-md:row-start-2 md:py-4 md:pr-6">
        {creditText(program.credits)}
      </td>
      <td
        className={`py-1 text-right align-baseline font-display font-bold tabular-nums max-md:col-start-2 max-md:row-start-1 md:py-4 ${program.price.kind === 'on-request' ? 'max-w-36 text-base' : 'text-xl'}`}
      >
        {priceText(program.price)}
      </td>
    </tr>
  );
}
