import { goodsText, openOnly } from "@/content/site/open-shops";
import { type Fact, factValue } from "@/lib/facts/facts";
import { type LeadingFigure, leadingFigure } from "@/lib/facts/leading-figure";
import type { IconName } from "@/lib/site/icon-name";
import { claims } from "@/content/company/claims";
import { hasOnlineForm, type OutboundId } from "@/content/site/outbound";
import type { PictureId } from "@/content/site/pictures";
import type { RouteId } from "@/content/site/routes";

/** Copy of the home page, section by section (docs/specification.md#home). */
export const hero = {
  title: "Know what to do with your hands.",
  lead: "CPR, first aid and safety classes in small groups. Everyone practices on a manikin.",
  mainAction: "Find Classes Near You",
  secondAction: "View Training Programs",
  group: "Train a group",
  cards: "AHA and Red Cross cards.",
  rating: "Rated {rating}",
  reviews: "by {count}+ students.",
} as const;

/** The finder at the top of the page. The values are those of `?class=` on the locations page. */
export const heroFinder = {
  course: "Class",
  any: "Any class",
  near: "City or ZIP code",
  courses: [
    { value: "cpr", label: "CPR and AED" },
    { value: "infant-cpr", label: "CPR for infants and children" },
    { value: "first-aid", label: "First aid" },
    { value: "bls", label: "BLS for healthcare" },
    { value: "acls", label: "ACLS" },
    { value: "pals", label: "PALS" },
    { value: "babysitter-training", label: "Babysitter training" },
    ...(hasOnlineForm ? [{ value: "virtual-red-cross", label: "A class online" }] : []),
    { value: "osha-hipaa", label: "OSHA or HIPAA" },
    { value: "instructor", label: "Become an instructor" },
  ],
} as const;

/** A claim in the hero band, split into a figure and its label. */
export type Counter = LeadingFigure & { readonly text: Fact<string> };

export const heroCounters: readonly Counter[] = [
  claims.studentsTrained,
  claims.livesSaved,
  claims.locationsHero,
  claims.certificationCourses,
  claims.completionRate,
]
  .filter((claim) => claim !== null)
  .map((claim) => ({ ...claim, label: leadingFigure(factValue(claim.text))?.label ?? "" }));

export const heroFacts: readonly Fact<string>[] = [
  claims.servingSince.text,
  claims.classSize.text,
  ...(claims.support === null ? [] : [claims.support.text]),
];

export const popularPrograms = {
  title: "Popular Training Programs",
  cards: [
    {
      title: "AHA Classes",
      text: "Heartsaver, BLS, ACLS and PALS.",
      route: "ahaCourses",
      icon: "HeartPulse",
    },
    {
      title: "Red Cross Training",
      text: "CPR, first aid, BLS and more.",
      route: "redCrossCourses",
      icon: "HandHeart",
    },
    { title: "OSHA & HIPAA", text: "Safety and privacy at work.", route: "oshaCompliance", icon: "HardHat" },
    {
      title: "CE Credits",
      text: "For EMS, nurses and therapists.",
      route: "continuingEducation",
      icon: "GraduationCap",
    },
  ] satisfies readonly { title: string; text: string; route: RouteId; icon: IconName }[],
} as const;

export type Service = {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** Some of the topics on the page behind Learn More. */
  readonly topics: readonly string[];
  readonly picture: PictureId;
  /** A page of the site, or the external enrollment page for allied health. */
  readonly to: { readonly route: RouteId } | { readonly outbound: OutboundId };
};

/** The link text of each service; the last part is for screen readers. */
export const serviceLabels = { more: "Learn More", moreEnd: "about {service}" } as const;

export const services = {
  title: "Training programs",
  entries: [
    {
      title: "AHA certification classes",
      text: "From first-time CPR to ACLS and PALS.",
      icon: "HeartPulse",
      topics: ["Heartsaver CPR AED", "BLS Provider", "ACLS", "PALS"],
      picture: "course-aha-bls-provider",
      to: { route: "ahaCourses" },
    },
    {
      title: "Red Cross training",
      text: "From babysitting to emergency medical responder.",
      icon: "HandHeart",
      topics: ["Adult and pediatric CPR", "BLS", "Wilderness first aid"],
      picture: "course-arc-adult-pediatric",
      to: { route: "redCrossCourses" },
    },
    {
      title: "OSHA and HIPAA compliance",
      text: "Safety and privacy training in person, online or at your location.",
      icon: "HardHat",
      topics: ["OSHA 10 and 30", "HAZWOPER", "HIPAA"],
      picture: "hero-compliance",
      to: { route: "oshaCompliance" },
    },
    {
      title: "Continuing education",
      text: "Online credits for EMTs, paramedics, nurses and respiratory therapists.",
      icon: "GraduationCap",
      topics: [],
      picture: "hero-continuing-education",
      to: { route: "continuingEducation" },
    },
    {
      title: "Business opportunities",
      text: "Become a CPR instructor, DOT drug screening collector or medical courier.",
      icon: "Briefcase",
      topics: [],
      picture: "hero-business",
      to: { route: "businessOpportunities" },
    },
    {
      title: "Allied health careers",
      text: "Train for your first healthcare job. You'll enroll on our partner's site.",
      icon: "Stethoscope",
      topics: [],
      picture: "industry-healthcare",
      to: { outbound: "career-training" },
    },
  ],
} as const satisfies { title: string; entries: readonly Service[] };

export const getStarted = {
  title: "Ready to Get Started?",
  links: openOnly([
    { label: "Find Locations", text: claims.locationsEverywhere.text, route: "locations", icon: "MapPin" },
    { label: "About Us", text: "Our story, values and team", route: "about", icon: "Users" },
    { label: "Training Gear", text: goodsText, route: "merchandise", icon: "ShoppingBag" },
  ] as const),
} as const satisfies {
  title: string;
  links: readonly { label: string; text: Fact<string>; route: RouteId; icon: IconName }[];
};

export const testimonialSection = {
  title: "What our students say",
  pictureNote: "Pictures are illustrations.",
  /** Small screens show only the first ones (docs/specification.md#home). */
  shownOnSmallScreens: 3,
} as const;

export const reviewCard = {
  title: "Read what other students say",
  /** Without testimonials above it. */
  titleAlone: "Read what our students say",
  action: "See all reviews",
  basis: "based on {count}+ reviews",
} as const;
