import { policyValues } from '@/components/courses/model/policy-values';
import { company } from '@/content/company/company';
import { coursePolicies } from '@/content/courses/course-policies';
import { termsOfServiceGlance, termsOfServiceSections } from '@/content/legal/terms-of-service';
import type { DocumentSection } from '@/lib/legal/document-section';
import { interpolate } from '@/lib/text/interpolate';

const sections: readonly DocumentSection[] = termsOfServiceSections;
const whole = (section: DocumentSection) =>
  [section.gist ?? '', ...section.paragraphs, ...(section.points ?? [])]
    .map((text) => interpolate(text, policyValues()))
    .join(' ');

describe('the terms of service', () => {
  it('have every section of the specification', () => {
    const needed = 'payment refunds attendance refusal dress-code groups blended privacy liability general';
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(needed.split(' ')));
  });

  it('show the fees and deadlines of the policies, with a value for every place', () => {
    const text = sections.map(whole).join(' ');
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain(`rush fee of $${coursePolicies.rushFee / 100}`);
    expect(text).toContain(`carries a fee of $${coursePolicies.chargebackFee / 100}`);
    expect(text).toContain(`${coursePolicies.groupPaymentDueHoursSameWeek} hours before the training`);
    expect(text).toContain(`law of ${company.governedBy}`);
  });

  it('link every line of the table to an existing section', () => {
    const ids = sections.map((section) => section.id);
    expect(termsOfServiceGlance.rows.filter((row) => !ids.includes(row.section))).toEqual([]);
    for (const row of termsOfServiceGlance.rows)
      expect(interpolate(`${row.label} ${row.value}`, policyValues())).not.toMatch(/[{}]/);
  });
});
