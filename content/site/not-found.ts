import { openOnly } from "./open-shops";
import { company } from "@/content/company/company";
import { factValue } from "@/lib/facts/facts";
import type { RouteId } from "./routes";

export const notFound = {
  documentTitle: `Page not found | ${factValue(company.shortName)}`,
  title: "This page isn't here.",
  lead: "It may have moved, or the address may have a typo. Try one of these.",
  helpTitle: "Looking for a class?",
  help: "Call us, and we'll find the right class near you.",
} as const;

type Way = { readonly route: RouteId; readonly label: string; readonly text: string; readonly hash?: string };

export const notFoundWays = openOnly<Way>([
  {
    route: "blsAlgorithm",
    hash: "help-now",
    label: "Help now",
    text: "Choking, not breathing, overdose: what to do",
  },
  { route: "locations", label: "Classes by city", text: "Find your city and register" },
  { route: "ahaCourses", label: "AHA courses", text: "Heartsaver, BLS, ACLS, PALS" },
  { route: "redCrossCourses", label: "Red Cross courses", text: "CPR, first aid, BLS, EMR" },
  { route: "oshaClasses", label: "OSHA and HIPAA classes", text: "Every class with its price" },
  { route: "continuingEducation", label: "Continuing education", text: "Credits for your license" },
  { route: "equipment", label: "AEDs and first aid kits", text: "Equipment for your workplace" },
  { route: "home", label: "Home", text: "Start here" },
]);
