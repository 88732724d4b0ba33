import { type TermsId, termsOfServiceSections } from "@/content/legal/terms-of-service";

/** Rules of the terms of service, written once there, with a link to the full rule. */
export function fromTerms(id: TermsId) {
  const section = termsOfServiceSections.find((entry) => entry.id === id) ?? termsOfServiceSections[0];
  const { gist, paragraphs } = section;
  const points: readonly string[] = "points" in section ? section.points : [];
  return {
    gist,
    paragraphs,
    points,
    links: [{ label: `Full rule: ${section.title}`, route: "termsOfService", hash: id }],
  } as const;
}
