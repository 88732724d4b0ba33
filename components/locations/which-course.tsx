import { CourseChooser, type ChooserCourse } from '@/components/islands/locations/course-chooser';
import { Island } from '@/components/layout/island';
import { Section } from '@/components/layout/section';
import { catalogOf, classRequestId, coursesRoute } from '@/components/courses/model/class-request-id';
import { coursePriceText } from '@/components/courses/model/seat-prices';
import { siteHref, SiteLink } from '@/components/links/site-link';
import { markFact } from '@/components/facts/mark-fact';
import { Disclosure } from '@/components/ui/disclosure';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  chooserFacts,
  chooserSection,
  chooserLabels,
  courseChooser,
} from '@/content/locations/course-chooser';
import { routes } from '@/content/site/routes';
import { allPicks, type Chooser, type ChooserOffer, laterNotes } from '@/lib/locations/course-chooser';
import { type Course, type CourseCatalog, type CourseProvider, validityText } from '@/lib/courses/courses';
import { factValue } from '@/lib/facts/facts';

/** Anchor of the questions on the page. */
export const whichCourseAnchor = 'which-course';

const chooser: Chooser = courseChooser;

/** Three or four questions that lead to a course of each organization; without scripts, all answers in one table. */
export function WhichCourse() {
  return (
    <Section
      id={whichCourseAnchor}
      tone="sand"
      title={chooserSection.title}
      lead={<span className="needs-scripts">{chooserSection.lead}</span>}
    >
      <NeedsScripts>
        <Island hydrate="visible">
          <CourseChooser
            name="course-chooser"
            chooser={chooser}
            courses={{ aha: coursesOf('aha'), 'red-cross': coursesOf('red-cross') }}
            labels={chooserLabels}
            path={routes.locations.path}
            anchor={`#${whichCourseAnchor}`}
          />
        </Island>
      </NeedsScripts>
      <div className="mt-10 border-t border-control">
        <Disclosure summary={chooserSection.tableTitle}>
          <AnswerTable />
        </Disclosure>
      </div>
      <p className="mt-6">
        {chooserSection.compliance}{' '}
        <SiteLink route="oshaClasses" className={textLinkStyle}>
          {chooserSection.complianceLink}
        </SiteLink>
      </p>
    </Section>
  );
}

function AnswerTable() {
  return (
    <>
      <AllPicks />
      <dl className="mt-6 max-w-measure space-y-3 text-sm">
        {laterNotes(chooser).map(({ question, option }) => (
          <div key={option.id}>
            <dt className="font-semibold">
              {question.title} {option.label}
            </dt>
            <dd className="text-ink-soft">{option.note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function AllPicks() {
  return (
    <div
      className="relative overflow-x-auto"
      tabIndex={0}
      role="group"
      aria-label={chooserSection.tableTitle}
    >
      <table className="w-full min-w-[34rem] text-left text-sm">
        <thead>
          <tr className="border-b border-control align-bottom">
            <th scope="col" className="py-2 pr-6">
              {chooserSection.tableNeed}
            </th>
            <th scope="col" className="py-2 pr-6">
              {chooserLabels.aha}
            </th>
            <th scope="col" className="py-2">
              {chooserLabels['red-cross']}
            </th>
          </tr>
        </thead>
        <tbody>
          {allPicks(chooser).map(({ steps, pick, notes }) => (
            <tr
              key={steps.map((step) => step.option.id).join('.')}
              className="border-b border-line align-top"
            >
              <th scope="row" className="py-3 pr-6 font-normal text-ink">
                {steps.map((step) => (
                  <span key={step.question.title} className="block">
                    {step.option.label}
                  </span>
                ))}
                {notes.map((note) => (
                  <span key={note} className="mt-1 block max-w-narrow text-ink-soft">
                    {note}
                  </span>
                ))}
              </th>
              <td className="py-3 pr-6">
                <OfferLink provider="aha" offer={pick.aha} />
              </td>
              <td className="py-3">
                <OfferLink provider="red-cross" offer={pick['red-cross']} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OfferLink({ provider, offer }: { provider: CourseProvider; offer: ChooserOffer }) {
  if (offer.course === null) return <>{offer.why}</>;
  return (
    <>
      <SiteLink route={coursesRoute[provider]} hash={offer.course} className={textLinkStyle}>
        {courseOf(catalogOf[provider], offer.course).title}
        <VisuallyHidden>, {chooserLabels[provider]}</VisuallyHidden>
      </SiteLink>
      <span className="mt-1 block max-w-narrow text-ink-soft">{offer.why}</span>
    </>
  );
}

/** The listed courses of an organization for the result: every fact comes from the catalog. */
function coursesOf(provider: CourseProvider): Readonly<Record<string, ChooserCourse>> {
  const catalog = catalogOf[provider];
  return Object.fromEntries(
    catalog.courses
      .filter((course) => course.isListed)
      .map((course) => [
        course.id,
        {
          title: course.title,
          href: siteHref({ route: coursesRoute[provider], hash: course.id }),
          classId: classRequestId(catalog, course.id),
          facts: factsOf(course),
        },
      ]),
  );
}

function factsOf(course: Course): ChooserCourse['facts'] {
  return [
    { term: chooserFacts.length, value: factValue(course.duration), mark: markFact(course.duration) },
    { term: chooserFacts.price, value: coursePriceText(course) },
    {
      term: chooserFacts.card,
      value: validityText(factValue<number>(course.validityMonths)),
      mark: markFact(course.validityMonths),
    },
    {
      term: chooserFacts.prerequisites,
      value: factValue(course.prerequisites),
      mark: markFact(course.prerequisites),
    },
  ];
}

/** @throws if the chooser names a course that the catalog doesn't have. */
function courseOf(catalog: CourseCatalog, id: string): Course {
  const course = catalog.courses.find((candidate) => candidate.id === id);
  if (course === undefined)
    throw new Error(
      `content/locations/course-chooser.ts names the course "${id}", which the ${catalog.provider} catalog does not hold.`,
    );
  return course;
}
