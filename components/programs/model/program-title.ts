import { type ComplianceProgramId, compliancePrograms } from '@/content/programs/compliance';

/** The title of a program of the compliance page. */
export function complianceProgramTitle(id: ComplianceProgramId): string {
  const program = compliancePrograms.find((candidate) => candidate.id === id);
  if (program === undefined) throw new Error(`"${id}" is not a program of content/programs/compliance.ts.`);
  return program.title;
}
