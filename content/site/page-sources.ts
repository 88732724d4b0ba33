import type { RouteId } from "./routes";

/**
 * The files and folders whose history dates each page: its text, and the tables that it shows. What all pages have, such
 * as the phone number, is not among them. Relative to content/.
 */
export const pageSources: Readonly<Record<RouteId, readonly [string, ...(readonly string[])]>> = {
  home: ["home", "simulation", "tables/testimonials.csv"],
  locations: ["locations", "tables/cities.csv"],
  about: ["company/about.ts", "company/team.ts", "tables/people.csv", "tables/timeline.csv"],
  ahaCourses: ["courses/aha-courses.ts", "courses/course-policies.ts", "tables/prices.csv"],
  redCrossCourses: ["courses/red-cross-courses.ts", "courses/course-policies.ts", "tables/prices.csv"],
  continuingEducation: ["programs/continuing-education.ts", "tables/prices.csv"],
  oshaClasses: ["courses/osha-classes.ts", "tables/prices.csv"],
  oshaCompliance: ["programs/compliance.ts", "courses/course-policies.ts", "tables/prices.csv"],
  businessOpportunities: ["programs/business-opportunities.ts", "tables/prices.csv"],
  merchandise: ["shop/merchandise.ts", "tables/merchandise.csv"],
  booksGuides: ["shop/books.ts", "tables/books.csv"],
  equipment: ["shop/equipment.ts", "tables/equipment.csv"],
  yourCard: ["guides/your-card.ts"],
  beforeClass: ["guides/before-class.ts", "courses/course-policies.ts", "guides/ways-table.ts"],
  hostTraining: ["guides/host-training.ts", "courses/course-policies.ts"],
  aedCheck: ["guides/aed-check.ts"],
  termsOfService: ["legal/terms-of-service.ts", "courses/course-policies.ts"],
  aclsAlgorithm: ["clinical/signed/acls-algorithm.txt"],
  palsAlgorithm: ["clinical/signed/pals-algorithm.txt"],
  blsAlgorithm: ["clinical/signed/bls-algorithm.txt"],
  adultChoking: ["clinical/signed/adult-choking.txt"],
  childChoking: ["clinical/signed/child-choking.txt"],
  babyChoking: ["clinical/signed/baby-choking.txt"],
  collapse: ["clinical/signed/collapse.txt"],
  childNotBreathing: ["clinical/signed/child-not-breathing.txt"],
  babyNotBreathing: ["clinical/signed/baby-not-breathing.txt"],
  overdose: ["clinical/signed/overdose.txt"],
  bradycardiaAlgorithm: ["clinical/signed/bradycardia-algorithm.txt"],
  tachycardiaAlgorithm: ["clinical/signed/tachycardia-algorithm.txt"],
  instructors: ["company/instructor-portal.ts"],
  aToZ: ["search"],
  accessibility: ["legal/accessibility.ts"],
  privacy: ["legal/privacy.ts"],
  terms: ["legal/website-terms.ts"],
};
