/**
 * The day on which the accessibility statement, the privacy notice and the website terms were last gone through. One that
 * changes later gets a day of its own.
 */
export const documentsReviewedOn = "2026-11-21";

/** Words around the text of every legal page. */
export const documentLabels = {
  lastUpdated: "Last updated: {date}",
  backHome: "Back to Home",
  privacy: "Privacy notice",
  websiteTerms: "Website terms",
  classPolicies: "Class policies",
  ways: "What is online and what is in person, by course",
} as const;
