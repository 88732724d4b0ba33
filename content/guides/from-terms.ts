import { termsOfServiceSections } from "@/content/legal/terms-of-service";

type TermsId = (typeof termsOfServiceSections)[number]["id"];

/** What the terms of service say, told there once, and the way to the whole rule. */
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
