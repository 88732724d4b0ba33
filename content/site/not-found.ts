import { openOnly } from "./open-shops";
import { company } from "@/content/company/company";
import { factValue } from "@/lib/facts/facts";
import type { NavigationLink } from "./navigation";

export const notFound = {
  documentTitle: `Page not found | ${factValue(company.shortName)}`,
  title: "This page isn't here.",
  lead: "It may have moved, or the address may have a typo. Try one of these.",
  helpTitle: "Looking for a class?",
  help: "Call us, and we'll find the right class near you.",
} as const;

export const notFoundWays = openOnly<NavigationLink & { readonly text: string }>([
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
