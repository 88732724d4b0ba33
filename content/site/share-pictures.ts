import { type PictureId, heroes } from "./pictures";
import type { RouteId } from "./routes";

/** The picture of the set that a page's link preview shows; null where the page is about words only. */
export const sharePictures: Readonly<Record<RouteId, PictureId | null>> = {
  home: "home-hero",
  locations: "training-hands-on",
  ahaCourses: "course-aha-heartsaver-cpr-aed",
  redCrossCourses: "course-arc-adult-pediatric",
  continuingEducation: "hero-continuing-education",
  oshaClasses: "industry-construction",
  oshaCompliance: "hero-compliance",
  businessOpportunities: "hero-business",
  ...heroes,
  yourCard: "course-aha-bls-provider",
  beforeClass: "training-hands-on",
  hostTraining: "hero-compliance",
  aedCheck: "course-aha-heartsaver-cpr-aed",
  termsOfService: null,
  aclsAlgorithm: "course-aha-acls",
  palsAlgorithm: "course-aha-pals",
  blsAlgorithm: "course-aha-bls-provider",
  childChoking: "course-arc-adult-pediatric",
  babyChoking: "course-arc-adult-pediatric",
  collapse: "course-aha-heartsaver-cpr-aed",
  overdose: "course-aha-bls-provider",
  bradycardiaAlgorithm: "course-aha-acls",
  tachycardiaAlgorithm: "course-aha-acls",
  aToZ: null,
  accessibility: null,
  privacy: null,
  terms: null,
};
