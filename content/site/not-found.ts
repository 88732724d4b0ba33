import { openOnly } from "./open-shops";
import { company } from "@/content/company/company";
import { factValue } from "@/lib/facts/facts";
import type { RouteId } from "./routes";

export const notFound = {
  documentTitle: `Page not found | ${factValue(company.shortName)}`,
  title: "This page is not here.",
  lead: "The address may have changed, or it may have a typo. Nothing is lost: start from one of these.",
  helpTitle: "Looking for a class?",
  help: "Call us, tell us what your employer asks for, and we will tell you which class you need and which city is nearest.",
} as const;

type Way = { readonly route: RouteId; readonly label: string; readonly text: string; readonly hash?: string };

export const notFoundWays = openOnly<Way>([
  {
    route: "blsAlgorithm",
    hash: "help-now",
    label: "Help now",
    text: "Choking, not breathing, overdose: what to do",
  },
  { route: "locations", label: "Classes by city", text: "Pick your city and register" },
  { route: "ahaCourses", label: "Heart-association courses", text: "Heartsaver, BLS, ACLS, PALS" },
  { route: "redCrossCourses", label: "Red Cross courses", text: "CPR, first aid, BLS, responder" },
  { route: "oshaClasses", label: "OSHA and HIPAA classes", text: "Every class with its price" },
  { route: "continuingEducation", label: "Continuing education", text: "Credits for your license" },
  { route: "equipment", label: "AEDs and first aid kits", text: "Equipment for your workplace" },
  { route: "home", label: "Home", text: "Where everything starts" },
]);
