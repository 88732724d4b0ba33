import { type GroupProgram, GroupRequest } from '@/components/islands/programs/group-request';
import { catalogs, classRequestId } from '@/components/courses/model/class-request-id';
import { groupRules } from '@/components/courses/model/policy-values';
import { Island } from '@/components/layout/island';
import { withHostGuide } from '@/components/links/host-guide';
import { mailAddress } from '@/components/links/mail-link';
import { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { courseProviders, groupQuoteLabels } from '@/content/courses/course-labels';
import {
  complianceActions,
  complianceMail,
  compliancePrograms,
  groupRequest,
} from '@/content/programs/compliance';
import { listedCourses } from '@/lib/courses/courses';
import type { TrainingProgram } from '@/lib/programs/training-programs';
import type { ReactNode } from 'react';

/** The form that asks for group training; `children` go below it. */
export function GroupPanel({ children }: { children?: ReactNode }) {
  const { people, day, optional, sentences } = groupQuoteLabels;
  const { program, place, placeHint, groupPrice, mail, title } = groupRequest;
  return (
    <section
      id="group"
      aria-labelledby="group-title"
      className="card scroll-mt-24 rounded-card bg-surface p-6 shadow-low sm:p-8"
    >
      <h2 id="group-title" className="mb-5 text-title">
        {title}
      </h2>
      <Island hydrate="interaction">
        <GroupRequest
          name="group-request"
          programs={groupPrograms()}
          rules={groupRules}
          mailTo={mailAddress('support')}
          subject={complianceMail.group}
          labels={{
            program,
            people,
            place,
            placeHint,
            groupPrice,
            day,
            optional,
            submit: complianceActions.group,
            mail: withHostGuide(mail),
          }}
          sentences={sentences}
          mailLabels={mailCopyLabels}
        />
      </Island>
      {children}
    </section>
  );
}

/**
 * First aid at work is the most common group request; the others follow in page order, then the courses with cards.
 */
function groupPrograms(): readonly GroupProgram[] {
  const programs = compliancePrograms.map(({ id, title, price }: TrainingProgram) => ({
    id,
    title,
    price: price.kind === 'fixed' ? price.cents : null,
  }));
  // The details of a course have its group price and their own form for it.
  const courses = catalogs.flatMap((catalog) =>
    listedCourses(catalog.courses).map(({ id, title }) => ({
      id: classRequestId(catalog, id),
      title: `${title} (${courseProviders[catalog.provider]})`,
      price: null,
    })),
  );
  const isFirst = ({ id }: GroupProgram) => id === 'workplace-first-aid';
  return [
    // The default, so that a request sent in a hurry never names a class by accident.
    { id: 'not-sure', title: groupRequest.notSure, price: null },
    ...programs.filter(isFirst),
    ...programs.filter((program) => !isFirst(program)),
    ...courses,
  ];
}
