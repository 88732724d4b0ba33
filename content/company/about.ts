import { confirmedBy } from "@/content/site/company-facts";
import { organizations } from "@/content/site/organizations";
import { rowsOf } from "@/content/site/table-rows";
import type { Fact } from "@/lib/facts/facts";
import { timelineTable } from "@/lib/tables/tables";
import type { IconName } from "@/lib/site/icon-name";
import { claims } from "./claims";

export const aboutHero = {
  title: "We teach your hands what to do.",
  lead: "CPR, first aid and safety for nurses, new parents, construction crews and offices. Small groups, real equipment.",
} as const;

/** Claims of the company as shown on this page: each begins with its figure. */
export const aboutClaims: readonly { readonly text: Fact<string> }[] = [
  claims.excellence,
  claims.citiesAbout,
  claims.passRate,
].filter((claim) => claim !== null);

export const aboutMission = {
  title: "Our mission",
  text: "Put lifesaving skills in as many hands as possible, so whoever is closest knows what to do.",
} as const;

export const aboutVision = {
  title: "Our vision",
  text: "A country where someone nearby always knows how to help.",
} as const;

/** Five core values, as specified (docs/specification.md#about). */
export const coreValues = {
  title: "Five values we work by",
  values: [
    {
      title: "Integrity",
      icon: "ShieldCheck",
      text: "You earn your card by showing us you can do it.",
    },
    {
      title: "Customer First",
      icon: "HandHeart",
      text: "You get the class you need, even if it's the shorter one.",
    },
    {
      title: "Innovation",
      icon: "Lightbulb",
      text: "When the evidence changes, so do our classes.",
    },
    {
      title: "Teamwork",
      icon: "Users",
      text: "Good rescues take good communication. You'll practice both.",
    },
    {
      title: "Excellence",
      icon: "Award",
      text: "The same standard in every class, large or small.",
    },
  ] satisfies readonly { title: string; text: string; icon: IconName }[],
} as const;

/** The milestones are rows of content/tables/timeline.csv (docs/specification.md#about). */
export const timeline = {
  title: claims.storyTitle,
  claim: claims.founded,
  entries: rowsOf(timelineTable),
} as const;

/** The anchor is `certifications` (docs/specification.md#about). Names only: no logos, no wordmarks. */
export const recognizedCertifications = {
  title: "Recognized Certifications",
  lead: confirmedBy("recognized-organizations", "We teach to these organizations' standards."),
  bodies: [
    { ...organizations.aha, text: "Heartsaver, BLS, ACLS and PALS." },
    {
      ...organizations.arc,
      text: "CPR, first aid, BLS, babysitting, wilderness first aid and EMR.",
    },
    { ...organizations.hsi, text: "First aid, CPR and workplace safety." },
    { ...organizations.naemt, text: "Continuing education for EMS." },
    {
      ...organizations.nremt,
      text: "Certifies EMS professionals. We teach; the Registry certifies.",
    },
  ] satisfies readonly { short: string; name: string; text: string }[],
  note: "These organizations don't endorse this site.",
} as const;

export const aboutCall = {
  title: "Meet us in a classroom.",
  lead: "The best way to get to know us is a morning on the floor with a manikin.",
  ways: [
    { label: "Find a class", route: "locations" },
    { label: "Contact us", route: "home", hash: "contact" },
  ],
} as const;
