import { company } from "@/content/company/company";
import { mapFact } from "@/lib/facts/facts";
import { longDays, longHours } from "@/lib/time/opening-hours";
import type { IconName } from "@/lib/site/icon-name";
import type { OutboundId } from "@/content/site/outbound";
import type { NavigationLink } from "@/content/site/navigation";

export type QuickAccessColor = "blue" | "green" | "purple" | "orange";

export type QuickAccessCard = {
  readonly title: string;
  readonly description: string;
  readonly to: OutboundId;
  readonly icon: IconName;
  /** As specified; a card without one is blue (docs/specification.md#instructors). */
  readonly color?: QuickAccessColor;
};

export const instructorPortal = {
  title: "Instructor Portal",
  lead: "Cards, renewals, forms and materials for our instructors.",
} as const;

export const quickAccessIntro = {
  title: "Quick Access",
  lead: "The three forms you need most.",
} as const;

export const quickAccess = [
  {
    title: "Pay for eCards",
    description: "Pay for your students' cards. Have the class date and number of students ready.",
    to: "pay-for-ecards",
    icon: "CreditCard",
  },
  {
    title: "Instructor Renewals",
    description: "Renew before your instructor card expires. Have your card and teaching record ready.",
    to: "instructor-renewals",
    icon: "BadgeCheck",
    color: "green",
  },
  {
    title: "Instructor Forms",
    description: "Submit rosters, evaluations and skills sheets after each class.",
    to: "instructor-forms",
    icon: "FileText",
    color: "purple",
  },
] as const satisfies readonly QuickAccessCard[];

type Resource = { readonly name: string; readonly to: OutboundId; readonly description: string };

export const resourcesTitle = "Training Center Resources";

export const trainingCenterResources = [
  {
    name: "AHA instructor network",
    to: "aha-instructor-network",
    description: "Course materials, updates and your instructor record.",
  },
  {
    name: "Red Cross instructor corner",
    to: "arc-instructor-corner",
    description: "Lesson plans, class reporting and program updates.",
  },
  {
    name: "Course Materials Order Form",
    to: "instructor-orders",
    description: "Books, videos and cards for your next class.",
  },
  {
    name: "Equipment Request Form",
    to: "instructor-orders",
    description: "Manikins, AED trainers and masks on loan.",
  },
] as const satisfies readonly Resource[];

export const instructorSupport = {
  title: "Support for instructors",
  text: "A roster that won't upload, a card with the wrong name, a manikin that stopped clicking? Call or email us.",
  hours: mapFact(
    company.hoursText,
    () => `${longDays(company.hours[0])} ${longHours(company.hours[0])} local time`,
  ),
  subject: "Instructor Support",
  mail: "Email Support",
  pages: "Pages for your students",
} as const;

export const instructorPages = [
  { label: "AHA Courses", route: "ahaCourses" },
  { label: "Red Cross Courses", route: "redCrossCourses" },
  { label: "Continuing Education", route: "continuingEducation" },
  { label: "Training Locations", route: "locations" },
] as const satisfies readonly NavigationLink[];
