import { policyValues } from '@/components/courses/view/policy-values';
import { company } from '@/content/company/company';
import { coursePolicies } from '@/content/courses/course-policies';
import { termsOfServiceGlance, termsOfServiceSections } from '@/content/legal/terms-of-service';
import type { DocumentSection } from '@/lib/legal/document-section';
import { fillIn } from '@/lib/text/fill-in';

const sections: readonly DocumentSection[] = termsOfServiceSections;
const whole = (section: DocumentSection) =>
  [section.gist ?? '', ...section.paragraphs, ...(section.points ?? [])]
    .map((text) => fillIn(text, policyValues()))
    .join(' ');

describe('the terms of service', () => {
  it('are in the specified order', () => {
    expect(sections.map((section) => section.title)).toEqual([
      'Payment Policies',
      'Refund Policy',
      'Attendance Policies',
      'Refusal of Service Policy',
      'Dress Code & Safety',
      'Group & Business Training',
      'Blended Learning Requirements',
      'Privacy Policy',
      'Limitation of Liability',
      'General Provisions',
    ]);
  });

  it.each(sections.map((section) => [section.title, section] as const))(
    '%s has a short version, and a value for every figure',
    (_title, section) => {
      expect(section.gist).toBeDefined();
      expect(whole(section)).not.toMatch(/[{}]/);
    },
  );

  it('name the fees and deadlines that the policies hold', () => {
    const text = sections.map(whole).join(' ');
    expect(text).toContain(`rush fee of $${coursePolicies.rushFee / 100}`);
    expect(text).toContain(`carries a fee of $${coursePolicies.chargebackFee / 100}`);
    expect(text).toContain(`${coursePolicies.groupPaymentDueHoursSameWeek} hours before the training`);
    expect(text).toContain(`law of ${company.governedBy}`);
  });

  it('send every line of the table to a section that exists', () => {
    const ids = sections.map((section) => section.id);
    expect(termsOfServiceGlance.rows.filter((row) => !ids.includes(row.section))).toEqual([]);
    for (const row of termsOfServiceGlance.rows)
      expect(fillIn(`${row.label} ${row.value}`, policyValues())).not.toMatch(/[{}]/);
  });
});
