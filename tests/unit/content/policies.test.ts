import { policyValues } from '@/components/documents/policy-values';
import { coursePolicies } from '@/content/course-policies';
import { termsOfServiceGlance, termsOfServiceSections } from '@/content/terms-of-service';
import type { DocumentSection } from '@/lib/document-section';
import { fillText } from '@/lib/fill-text';

const sections: readonly DocumentSection[] = termsOfServiceSections;
const whole = (section: DocumentSection) => [section.gist ?? '', ...section.paragraphs, ...(section.points ?? [])].map((text) => fillText(text, policyValues())).join(' ');

describe('the terms of service', () => {
  it('stand in the order of the specification', () => {
    expect(sections.map((section) => section.title)).toEqual([
      'Payment Policies', 'Refund Policy', 'Attendance Policies', 'Refusal of Service Policy', 'Dress Code & Safety',
      'Group & Business Training', 'Blended Learning Requirements', 'Privacy Policy', 'Limitation of Liability', 'General Provisions',
    ]);
  });

  it.each(sections.map((section) => [section.title, section] as const))('%s has a short version, and a value for every figure', (_title, section) => {
    expect(section.gist).toBeDefined();
    expect(whole(section)).not.toMatch(/[{}]/);
  });

  it('name the fees and deadlines that the policies hold', () => {
    const text = sections.map(whole).join(' ');
    expect(text).toContain(`rush fee of $${coursePolicies.rushFee / 100}`);
    expect(text).toContain(`carries a fee of $${coursePolicies.chargebackFee / 100}`);
    expect(text).toContain(`${coursePolicies.groupPaymentDueHoursSameWeek} hours before the training`);
    expect(text).toContain('law of Arizona');
  });

  it('send every line of the table to a section that exists', () => {
    const ids = sections.map((section) => section.id);
    expect(termsOfServiceGlance.rows.filter((row) => !ids.includes(row.section))).toEqual([]);
    for (const row of termsOfServiceGlance.rows) expect(fillText(`${row.label} ${row.value}`, policyValues())).not.toMatch(/[{}]/);
  });
});
