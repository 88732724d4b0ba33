/**
 * The day on which the accessibility statement, the privacy notice and the website terms were last reviewed. One that
 * changes later gets a separate date.
 */
export const documentsReviewedOn = "2026-11-21";

/** Text around every legal page. */
export const documentLabels = {
  lastUpdated: "Last updated: {date}",
  backHome: "Back to Home",
  privacy: "Privacy notice",
  websiteTerms: "Website terms",
  classPolicies: "Class policies",
  ways: "What is online and what is in person, by course",
} as const;
